import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownBill } from '#features/orders/public/bill-slots.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { billPayments, useAlertsOf } from '#features/payments/payments.queries.ts'
import { PaymentAlert } from '#features/payments/parts/payment-alert.tsx'
import { PaymentEntry } from '#features/payments/parts/payment-entry.tsx'
import stack from '#ui/stack.module.css'

/** Lists the payments and refunds for the orders of a bill, by time, and the events among them that need an action. */
export function BillPayments({ id, billed }: ShownBill) {
  const { data: payments = [], error, refetch } = useQuery(billPayments({ id, billed }))
  const alerts = useAlertsOf(billed)
  return (
    <div className={stack.column3}>
      {alerts.map((event) => (
        <PaymentAlert key={event.id} event={event} of={orderOf(event)} />
      ))}
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {payments.length > 0 ? (
        <ol>
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} of={orderOf(payment)} />
          ))}
        </ol>
      ) : null}
    </div>
  )
}

function orderOf({ orderId }: { orderId: number | null }): ReactNode {
  return orderId === null ? null : <OrderLink id={orderId} />
}

function OrderLink({ id }: { id: number }) {
  return (
    <Link to={orderAddress(id)}>
      <bdi>#{id}</bdi>
    </Link>
  )
}

/** Hides payments on a bill without any. */
export function WhereBillPaid({ children, ...shown }: ShownBill & { children: ReactNode }) {
  const { data, error } = useQuery(billPayments(shown))
  const alerts = useAlertsOf(shown.billed)
  const isShown = alerts.length > 0 || error !== null || (data !== undefined && data.length > 0)
  return isShown ? children : null
}
