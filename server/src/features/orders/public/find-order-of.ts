import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { orderOfRow } from '../records/order-columns.ts'
import { findOrder } from './find-order.ts'

/** Returns an order on the wire, if this principal may see it. Throws NotFound for any other. */
export function* findOrderOf(id: number, principal: Principal): Transaction<Order> {
  return orderOfRow(yield* findOrder(id, principal))
}
