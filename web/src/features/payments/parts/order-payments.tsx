import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { ShownOrder } from '#features/orders/public/order-slot.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { orderPayments, useAlertsOf } from '#features/payments/payments.queries.ts'
import { PaymentAlert } from '#features/payments/parts/payment-alert.tsx'
import { PaymentEntry } from '#features/payments/parts/payment-entry.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/payments/parts/order-payments.module.css'

/** Lists the payments and refunds of an order, the rest to pay, and the events that need an action. */
export function OrderPayments({ id, version }: ShownOrder) {
  const { data: payments = [], error, refetch } = useQuery(orderPayments({ id, version }))
  const alerts = useAlertsOf([{ id }])
  return (
    <div className={stack.column3}>
      {alerts.map((event) => (
        <PaymentAlert key={event.id} event={event} />
      ))}
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {payments.length > 0 ? (
        <ol>
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} />
          ))}
        </ol>
      ) : null}
      <LeftToPay id={id} />
    </div>
  )
}

/** Hides payments on an order without any: most orders are paid with their bill. */
export function WherePaid({ id, version, children }: ShownOrder & { children: ReactNode }) {
  const { data, error } = useQuery(orderPayments({ id, version }))
  const alerts = useAlertsOf([{ id }])
  const isShown = alerts.length > 0 || error !== null || (data !== undefined && data.length > 0)
  return isShown ? children : null
}

/**
 * Shows the rest to pay. For a merged order, its target is paid; for a cancelled one, nothing. A refund that is due is
 * shown by its alert and beside the total.
 */
function LeftToPay({ id }: { id: number }) {
  const t = useTranslations('payments')
  const book = useVenueBook()
  const order = useOrder(id)
  if (!order || order.mergedInto !== null) return null
  const { money } = book.formatsOf(order.restaurantId)
  if (order.status === 'cancelled' || order.refundDue > 0) return null
  return (
    <p className={`${styles.left} ${stack.wrap}`}>
      {t('remaining')}{' '}
      <strong>
        <bdi>{money(order.amountToBePaidOnline)}</bdi>
      </strong>
    </p>
  )
}
