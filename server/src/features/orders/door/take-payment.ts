import { doneBy, type MachinePrincipal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { one, type Work } from '#kit/work.ts'
import { orderOfRow, type OrderRow } from '../order-columns.ts'
import type { NewPayment, Taken } from '../book-payments.ts'
import { saveAct } from '../save-act.ts'
import { holdOrder } from './hold-orders.ts'
import { paymentColumns } from './payment-columns.ts'

/** What the log says that a payment changes. */
const changedField = 'amountPaidOnline' satisfies keyof OrderRow

export type TakePayment = {
  /** The order, which the caller holds. */
  row: OrderRow
  payment: Pick<NewPayment, 'kind' | 'amount'> & Taken
  now: Date
}

/** Books what a payment provider received or refunded on an order. Whether it belongs there is asked before. (product, Orders) */
export function* takePayment({ row, payment, now }: TakePayment): Work<Order> {
  const principal = providerAt(row.restaurantId, payment.provider)
  const payments = [{ ...payment, way: 'online' as const }]
  const saved = yield* saveAct(row, {
    act: 'details',
    changes: {},
    payments,
    principal,
    now,
    reason: changedField,
  })
  if (!saved) throw new Error(`Order ${row.id} was changed while it was held`)
  return orderOfRow(saved)
}

type Unassigned = Pick<TakePayment, 'payment' | 'now'> & Pick<OrderRow, 'restaurantId' | 'currency'>

/** Books what a payment provider received or refunded at a venue for no order. */
export function* bookUnassigned({ restaurantId, currency, payment, now }: Unassigned): Work<void> {
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
