import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { notFound } from '#kit/errors/errors.ts'
import { seesAtTable } from '#features/tables/public/sees-at-table.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { orderOfRow, type OrderRow } from '../records/order-columns.ts'

/** Returns an order that this principal may see; throws NotFound for any other, as if it did not exist. */
export function* findOrder(id: number, principal: Principal): Transaction<OrderRow> {
  const row = yield* orderSeenBy(principal, id)
  if (!row) throw notFound({ message: `No order with id ${id}` })
  return row
}

/** Returns an order on the wire, if this principal may see it. Throws NotFound for any other. */
export function* findOrderOf(id: number, principal: Principal): Transaction<Order> {
  return orderOfRow(yield* findOrder(id, principal))
}

/** Returns an order, for callers with a refusal of their own: undefined for one that this principal may not see. */
export function* orderSeenBy(principal: Principal, id: number): Transaction<OrderRow | undefined> {
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', id)
  return row && seesAtTable(principal, row) ? row : undefined
}
