import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderAct } from '@brigade/domain/orders/orders.status.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { many, type Work } from '#kit/work.ts'
import { insertRequest } from './request-row.ts'

/** The requests about an order that each act settles: food that was brought needs no kitchen notice any more. */
const settledBy: Record<OrderAct, readonly RequestType[]> = {
  accept: [],
  ready: [],
  deliver: ['kitchen', 'orderCancellation'],
  complete: ['kitchen', 'orderCancellation'],
  update: ['kitchen'],
  merge: ['kitchen', 'orderCancellation'],
  cancel: ['kitchen', 'orderCancellation'],
  recall: ['kitchen'],
}

/** Opens the kitchen's notice when an order is ready, and settles the requests that an act makes pointless. (product, Orders) */
export function* followOrder({
  order,
  act,
  principal,
  now,
}: {
  order: Order
  act: OrderAct
  principal: Principal
  now: Date
}): Work<Announcement[]> {
  const at = now.toISOString()
  if (act === 'ready') {
    const { restaurantId, tableId, table, sitting, id: orderId } = order
    const place = { restaurantId, tableId, table, sitting }
    const opened = yield* insertRequest({ ...place, orderId, requestType: 'kitchen', at })
    return [{ path: requestsPath, event: 'created', record: opened }]
  }
  const types = settledBy[act]
  if (types.length === 0) return []
  const settled = yield* many<GuestRequest>(
    `UPDATE requests SET "status" = 'completed', "updatedAt" = ?, "updatedBy" = ?, "version" = "version" + 1
     WHERE "orderId" = ? AND "requestType" IN (${types.map(() => '?').join(', ')}) AND "status" = 'active' RETURNING *`,
    at,
    nameOf(principal),
    order.id,
    ...types,
  )
  return settled.map((record) => ({ path: requestsPath, event: 'patched' as const, record }))
}
