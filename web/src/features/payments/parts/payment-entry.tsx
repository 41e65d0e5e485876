import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type StaffPaymentKind, staffPaymentKinds, staffRefundKinds } from '@brigade/domain/orders/orders.payments.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { ReactNode } from 'react'
import { createFormats } from '#kit/formats/formats.ts'
import { translateIfKnown, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/payments/parts/order-payments.module.css'

type TakenBack = Payment & { kind: StaffPaymentKind | (typeof staffRefundKinds)[number] }

type PaymentEntryProps = {
  payment: Payment
  /** The order that it was for, if that is not obvious. */
  of?: ReactNode
}

/** Renders one payment of an order: its kind, amount and time, its provider or staff member, and its reference. */
export function PaymentEntry({ payment, of }: PaymentEntryProps) {
  const t = useTranslations('payments')
  const language = useLanguage()
  const { dateTime } = useVenueBook().formatsOf(payment.restaurantId)
  const { kind, amount, currency, at, provider, by, reference } = payment
  const { money } = createFormats({ language, currency, timeZone: 'UTC' })
  const isCarried = kind === 'carried'
  const through =
    provider === null ? by && shownName(by, t) : (translateIfKnown(`payments:providers.${provider}`) ?? provider)
  return (
    <li className={styles.entry}>
      <div className={stack.grow}>
        <p className={font.strong}>
          {isCarried
            ? t(amount < 0 ? 'order.carriedBack' : 'order.carried', { order: reference ?? '' })
            : t(isTakenBack(payment) ? `order.takenBack.${payment.kind}` : `order.kinds.${kind}`)}
        </p>
        <p className={font.note}>
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
          <p className={font.note}>
            {t('popups.reference')} <bdi className={font.anywhere}>{reference}</bdi>
          </p>
        )}
      </div>
      <strong className={`${stack.fixed} ${font.figures}`}>{money(amount)}</strong>
    </li>
  )
}

/** Returns true for a payment or refund by staff that was undone after a mistake: it has the other sign then. */
function isTakenBack(payment: Payment): payment is TakenBack {
  const { kind, amount } = payment
  return amount < 0 ? isOneOf(staffPaymentKinds, kind) : isOneOf(staffRefundKinds, kind)
}
