import { doneBy, type MachinePrincipal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { OrderRow } from '../records/order-columns.ts'
import type { NewPayment, Taken } from '../records/book-payments.ts'
import { saveAct } from '../records/save-act.ts'
import { lockOrder } from './lock-orders.ts'
import { paymentColumns } from '../records/public/payment-columns.ts'

/** The field that a payment changes, as the log names it. */
const changedField = 'amountPaidOnline' satisfies keyof OrderRow

export type BookedPayment = {
  /** The order, which the caller has locked. */
  row: OrderRow
  payment: Pick<NewPayment, 'kind' | 'amount'> & Taken
  now: Date
}

/** Books what a payment provider received or refunded on an order. The caller has checked that it belongs there. (product, Orders) */
export function* takePayment({ row, payment, now }: BookedPayment): Transaction<Order> {
  const principal = providerAt(row.restaurantId, payment.provider)
  const payments = [{ ...payment, way: 'online' as const }]
  const act = { act: 'details', changes: {}, payments, reason: changedField } as const
  const order = yield* saveAct(row, act, { principal, now })
  if (!order) throw new Error(`Order ${row.id} was changed while it was held`)
  return order
}

type Unassigned = Pick<BookedPayment, 'payment' | 'now'> & Pick<OrderRow, 'restaurantId' | 'currency'>

/** Books what a payment provider received or refunded at a venue for no order. */
export function* bookUnassigned({ restaurantId, currency, payment, now }: Unassigned): Transaction<void> {
  const done = doneBy(providerAt(restaurantId, payment.provider), now)
  yield* paymentColumns.insertStored({
    ...payment,
    ...done,
    restaurantId,
    currency,
    way: 'online',
    orderId: null,
    version: null,
  })
}

/**
 * Locks and returns the order that a payment is for: instead of a merged one, the one that took it over. Returns undefined if this
 * venue has no such order, for a test and for a pre-order that waits: money that arrives for one is for no order.
 */
export function* holdPaidOrder(id: number, venueId: number): Transaction<OrderRow | undefined> {
  const found = yield* one<Pick<OrderRow, 'mergedInto'>>(
    `SELECT "mergedInto" FROM orders WHERE "id" = ? AND "restaurantId" = ? AND NOT "isTest"
     AND NOT ("orderType" = 'form' AND "status" = 'incoming')`,
    id,
    venueId,
  )
  if (!found) return undefined
  if (found.mergedInto !== null) return yield* holdPaidOrder(found.mergedInto, venueId)
  const row = yield* lockOrder(id)
  return row.mergedInto === null ? row : yield* holdPaidOrder(row.mergedInto, venueId)
}

/** Returns a payment provider as a principal: it has no key, because it signs its events. */
export function providerAt(venueId: number, name: string): MachinePrincipal {
  return { kind: 'machine', role: 'machine', id: null, name, restaurantId: [venueId] }
}
