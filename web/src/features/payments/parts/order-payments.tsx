import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import type { ShownOrder } from '#kit/order-parts.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { useOrder } from '#features/orders/orders.queries.ts'
import { orderPayments, useAlertsOf } from '#features/payments/payments.queries.ts'
import { PaymentAlert } from '#features/payments/parts/payment-alert.tsx'
import { PaymentEntry } from '#features/payments/parts/payment-entry.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/payments/parts/order-payments.module.css'

/** What was paid for an order and went back, what is left to pay, and what of it needs somebody. */
export function OrderPayments({ id, version }: ShownOrder) {
  const { data: payments = [], error, refetch } = useQuery(orderPayments({ id, version }))
  const alerts = useAlertsOf([{ id }])
  return (
    <div className={styles.payments}>
      {alerts.map((event) => (
        <PaymentAlert key={event.id} event={event} />
      ))}
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {payments.length > 0 ? (
        <ol className={styles.list}>
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} />
          ))}
        </ol>
      ) : null}
      <LeftToPay id={id} />
    </div>
  )
}

/** Most orders are paid with their bill, and their pages say nothing of it. */
export function WherePaid({ id, version, children }: ShownOrder & { children: ReactNode }) {
  const { data, error } = useQuery(orderPayments({ id, version }))
  const alerts = useAlertsOf([{ id }])
  const isShown = alerts.length > 0 || error !== null || (data !== undefined && data.length > 0)
  return isShown ? children : null
}

/** Of a merged order the one that took it over is paid, of a cancelled one nothing is left once all went back. */
function LeftToPay({ id }: { id: number }) {
  const t = useWords('payments')
  const book = useVenueBook()
  const order = useOrder(id)
  if (!order || order.mergedInto !== null) return null
  const { money } = book.formatsOf(order.restaurantId)
  const goesBack = order.refundDue > 0
  if (order.status === 'cancelled' && !goesBack) return null
  return (
    <p className={styles.left}>
      {t(goesBack ? 'order.refundDue' : 'remaining')}{' '}
      <strong>
        <bdi>{money(goesBack ? order.refundDue : order.amountToBePaidOnline)}</bdi>
      </strong>
    </p>
  )
}
