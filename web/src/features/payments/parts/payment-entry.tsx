import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type StaffPaymentKind, staffPaymentKinds, staffRefundKinds } from '@brigade/domain/orders/orders.payments.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { ReactNode } from 'react'
import { createFormats } from '#kit/formats.ts'
import { sayIfKnown, useLanguage, useWords } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/payments/parts/order-payments.module.css'

type TakenBack = Payment & { kind: StaffPaymentKind | (typeof staffRefundKinds)[number] }

type PaymentEntryProps = {
  payment: Payment
  /** Which order it was for, where that is not plain. */
  of?: ReactNode
}

/** One payment of an order: what kind it was and how much, when, through whom, and their own word for it. */
export function PaymentEntry({ payment, of }: PaymentEntryProps) {
  const t = useWords('payments')
  const language = useLanguage()
  const { dateTime } = useVenueBook().formatsOf(payment.restaurantId)
  const { kind, amount, currency, at, provider, by, reference } = payment
  const { money } = createFormats({ language, currency, timeZone: 'UTC' })
  const isCarried = kind === 'carried'
  const through =
    provider === null ? by && shownName(by, t) : (sayIfKnown(`payments:providers.${provider}`) ?? provider)
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <p className={styles.kind}>
          {isCarried
            ? t(amount < 0 ? 'order.carriedBack' : 'order.carried', { order: reference ?? '' })
            : t(isTakenBack(payment) ? `order.takenBack.${payment.kind}` : `order.kinds.${kind}`)}
        </p>
        <p className={styles.more}>
          <time dateTime={at}>{dateTime(at)}</time>
          {of ? (
            <>
              {' · '}
              <bdi>{of}</bdi>
            </>
          ) : null}
          {through ? (
            <>
              {' · '}
              <bdi>{through}</bdi>
            </>
          ) : null}
        </p>
        {isCarried || reference === null ? null : (
          <p className={styles.more}>
            {t('popups.reference')} <bdi className={styles.reference}>{reference}</bdi>
          </p>
        )}
      </div>
      <strong className={styles.amount}>{money(amount)}</strong>
    </li>
  )
}

/** Staff take back what they took in error, and what they gave back in error: it has the other sign then. */
function isTakenBack(payment: Payment): payment is TakenBack {
  const { kind, amount } = payment
  return amount < 0 ? isOneOf(staffPaymentKinds, kind) : isOneOf(staffRefundKinds, kind)
}
