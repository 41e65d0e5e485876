import type { MachinePrincipal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { one, type Work } from '#kit/work.ts'
import { paymentStatusOf } from '../online-payment.ts'
import { orderOfRow, type OrderRow } from '../order-columns.ts'
import type { Taken } from '../record-payment.ts'
import { saveAct } from '../save-act.ts'
import { holdOrder } from './hold-orders.ts'

export type TakePayment = {
  /** The order, which the caller holds. */
  row: OrderRow
  /** In minor units; below zero what goes back. */
  amount: number
  taken: Taken
  now: Date
}

/** Puts what a payment provider took, or gave back, on an order. Whether it may stand there is asked before. (product, Orders) */
export function* takePayment({ row, amount, taken, now }: TakePayment): Work<Order> {
  const amountPaidOnline = row.amountPaidOnline + amount
  const onlineOrderPaymentStatus = paymentStatusOf({ ...row, amountPaidOnline }, row.orderPrice + row.tipAmount)
  const changes = { amountPaidOnline, onlineOrderPaymentStatus }
  const principal = providerAt(row.restaurantId, taken.provider)
  const reason = Object.keys(changes).join(', ')
  const saved = yield* saveAct(row, { act: 'details', changes, principal, now, reason, taken })
  if (!saved) throw new Error(`Order ${row.id} was changed while it was held`)
  return orderOfRow(saved)
}

/** The order that a payment is for, held: of a merged one, the one that took it over. Undefined where this venue has no such order. */
export function* holdPaidOrder(id: number, venueId: number): Work<OrderRow | undefined> {
  const found = yield* one<Pick<OrderRow, 'mergedInto'>>(
    'SELECT "mergedInto" FROM orders WHERE "id" = ? AND "restaurantId" = ?',
    id,
    venueId,
  )
  if (!found) return undefined
  if (found.mergedInto !== null) return yield* holdPaidOrder(found.mergedInto, venueId)
  const row = yield* holdOrder(id)
  return row.mergedInto === null ? row : yield* holdPaidOrder(row.mergedInto, venueId)
}

/** A payment provider as who does something: it has no key, for it signs what it tells. */
export function providerAt(venueId: number, name: string): MachinePrincipal {
  return { kind: 'machine', role: 'machine', id: null, name, restaurantId: [venueId] }
}
