import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Work } from '#kit/work.ts'
import { orderOfRow } from '../order-columns.ts'
import { findOrder } from './find-order.ts'

/** An order as it leaves the server, if this principal may see it. Throws NotFound for anybody else's. */
export function* findOrderOf(id: number, principal: Principal): Work<Order> {
  return orderOfRow(yield* findOrder(id, principal))
}
