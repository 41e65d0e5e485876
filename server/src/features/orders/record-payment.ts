import type { Done } from '@brigade/domain/access/principal.ts'
import type { Work } from '#kit/work.ts'
import type { OrderRow } from './order-columns.ts'
import { paymentColumns } from './payment-columns.ts'

export type RecordPayment = {
  order: Pick<OrderRow, 'id' | 'restaurantId' | 'currency' | 'amountPaidOnline'>
  /** What was paid for it until now, in minor units. */
  before: number
  done: Done
  /** The order that a payment came with or went back with. */
  withOrderId?: number | null
}

/** Writes down by how much the payment of an order became another, in the transaction that changes the order. Nothing when it is the same. */
export function* recordPayment({ order, before, done, withOrderId }: RecordPayment): Work<void> {
  const { id: orderId, restaurantId, currency, amountPaidOnline } = order
  const amount = amountPaidOnline - before
  if (amount === 0) return
  const isCarried = withOrderId !== null && withOrderId !== undefined
  const own = amount > 0 ? 'online' : 'refund'
  yield* paymentColumns.insertStored({
    orderId,
    restaurantId,
    currency,
    kind: isCarried ? 'carried' : own,
    amount,
    reference: isCarried ? `#${withOrderId}` : null,
    ...done,
  })
}
