import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { ReactNode } from 'react'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { wholeName } from '#kit/formats/whole-name.ts'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { isAlert } from '#features/payments/payment-calls.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/payments/parts/payment-facts.module.css'

type PaymentFactsProps = {
  event: PaymentEvent
  /** True on the page of the order, which names the room already. */
  isOfOneRoom?: boolean
}

/** Shows a payment event: the amount and its purpose, the rest, and why it needs an action. */
export function PaymentFacts({ event, isOfOneRoom }: PaymentFactsProps) {
  const t = useTranslations('payments')
  const language = useLanguage()
  const { currency, amount, reason, reference, table, orderId } = event
  const { money } = createFormats({ language, currency, timeZone: 'UTC' })
  const roomOf = () => (isOfOneRoom ? null : <span className={styles.room}>{table}</span>)
  return (
    <div className={`${styles.facts} ${stack.column}`} data-is-alert={isAlert(event) || undefined}>
      <p className={`${styles.sentence} ${font.name}`} data-names-room={isAlert(event) ? undefined : ''}>
        {isAlert(event) && reason
          ? t(`reasons.${reason}`)
          : t('popups.paidText', { table: wholeName(table ?? ''), orderId: orderId ?? 0 })}
      </p>
      <p className={`${styles.amounts} ${stack.wrap}`}>
        <Amount label={isAlert(event) ? roomOf() : t('received')} amount={money(amount)} isFirst />
        {isAlert(event) ? null : <Left event={event} money={money} />}
      </p>
      {isAlert(event) && reference !== null ? (
        <p className={`${styles.reference} ${font.note} ${font.anywhere}`}>
          {t('popups.reference')} <bdi>{reference}</bdi>
        </p>
      ) : null}
    </div>
  )
}

type LeftProps = { event: PaymentEvent; money: (amount: number) => string }

/** Shows the rest to pay at that time. A cancelled order has none, and its payment may have to be refunded. */
function Left({ event: { orderId, remaining }, money }: LeftProps) {
  const t = useTranslations('payments')
  const order = useOrder(orderId)
  if (order && order.refundDue > 0) return <Amount label={t('order.refundDue')} amount={money(order.refundDue)} />
  if (order?.status === 'cancelled') return <span>{t('nothingDue')}</span>
  return remaining === null ? null : <Amount label={t('remaining')} amount={money(remaining)} />
}

function Amount({ label, amount, isFirst }: { label: ReactNode; amount: string; isFirst?: true }) {
  return (
    <span>
      {label}{' '}
      <strong className={isFirst ? styles.amount : undefined}>
        <bdi>{amount}</bdi>
      </strong>
    </span>
  )
}
