import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { createFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { wholeName } from '#kit/whole-name.ts'
import { useOrder } from '#features/orders/orders.queries.ts'
import { isAlert } from '#features/payments/payment-calls.ts'
import styles from '#features/payments/parts/payment-facts.module.css'

/** What was told of a payment: how much came of what, what is left, and why somebody has to see to it. */
export function PaymentFacts({ event }: { event: PaymentEvent }) {
  const t = useWords('payments')
  const language = useLanguage()
  const { currency, amount, reason, reference, table, orderId } = event
  const { money } = createFormats({ language, currency, timeZone: 'UTC' })
  return (
    <div className={styles.facts} data-is-alert={isAlert(event) || undefined}>
      <p className={styles.sentence}>
        {isAlert(event) && reason
          ? t(`reasons.${reason}`)
          : t('popups.paidText', { table: wholeName(table ?? ''), orderId: orderId ?? 0 })}
      </p>
      <p className={styles.amounts}>
        <Amount label={isAlert(event) ? (table ?? '') : t('received')} amount={money(amount)} isFirst />
        {isAlert(event) ? null : <Left event={event} money={money} />}
      </p>
      {isAlert(event) && reference !== null ? (
        <p className={styles.reference}>
          {t('popups.reference')} <bdi>{reference}</bdi>
        </p>
      ) : null}
    </div>
  )
}

type LeftProps = { event: PaymentEvent; money: (amount: number) => string }

/** What was left to pay then. For an order that was cancelled nothing is, and what came may have to go back. */
function Left({ event: { orderId, remaining }, money }: LeftProps) {
  const t = useWords('payments')
  const order = useOrder(orderId)
  if (order && order.refundDue > 0) return <Amount label={t('order.refundDue')} amount={money(order.refundDue)} />
  if (order?.status === 'cancelled') return <span>{t('nothingDue')}</span>
  return remaining === null ? null : <Amount label={t('remaining')} amount={money(remaining)} />
}

function Amount({ label, amount, isFirst }: { label: string; amount: string; isFirst?: true }) {
  return (
    <span>
      {label}{' '}
      <strong className={isFirst ? styles.amount : undefined}>
        <bdi>{amount}</bdi>
      </strong>
    </span>
  )
}
