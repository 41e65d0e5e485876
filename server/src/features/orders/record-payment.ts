import type { Done } from '@brigade/domain/access/principal.ts'
import type { Work } from '#kit/work.ts'
import type { OrderRow } from './order-columns.ts'
import { paymentColumns } from './door/payment-columns.ts'

/** By whom a payment was taken, and that provider's own word for it. */
export type Taken = { provider: string; reference: string }

export type RecordPayment = {
  order: Pick<OrderRow, 'id' | 'restaurantId' | 'currency' | 'amountPaidOnline'>
  /** What was paid for it until now, in minor units. */
  before: number
  done: Done
  /** The order that a payment came with or went back with. */
  withOrderId?: number | null
  taken?: Taken
}

/** Writes down by how much the payment of an order became another, in the transaction that changes the order. Nothing when it is the same. */
export function* recordPayment({ order, before, done, withOrderId, taken }: RecordPayment): Work<void> {
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
    provider: taken?.provider ?? null,
    reference: isCarried ? `#${withOrderId}` : (taken?.reference ?? null),
    ...done,
  })
}
