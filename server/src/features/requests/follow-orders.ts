import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { holdRow } from '#kit/hold-row.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'
import { openRequest } from './open-request.ts'
import { reopenRequests } from './reopen-requests.ts'
import { patchedRequest, requestColumns, type RequestRow } from './request-columns.ts'

/** The requests about an order that each act ends: food that was brought needs no kitchen notice any more. */
const endedBy: Record<Moved['act'], readonly RequestType[]> = {
  accept: [],
  ready: [],
  deliver: ['kitchen', 'orderCancellation'],
  complete: ['kitchen', 'orderCancellation'],
  merge: ['kitchen'],
  cancel: ['kitchen', 'orderCancellation'],
  recall: ['kitchen'],
  keep: ['orderCancellation'],
  discount: [],
  pay: [],
  refund: [],
}

type Moved = Happenings['orders:moved']

/**
 * Opens the kitchen's notice when an order is ready, settles the requests that an act makes pointless, and lets a wish to cancel go
 * along with a merge. (product, Orders)
 */
export function* followOrder(happened: Moved): Work<Announcement[]> {
  const { order, act, now } = happened
  const at = now.toISOString()
  if (act === 'ready') {
    const { restaurantId, tableId, table, sitting, version } = order
    const about = { restaurantId, tableId, table, sitting, orderId: order.id, openedIn: version }
    const record = yield* openRequest({ ...about, requestType: 'kitchen' }, now)
    return [{ path: requestsPath, event: 'created', record }]
  }
  const moved = act === 'merge' ? yield* moveWish(order, at) : []
  return [...moved, ...(yield* settle(endedBy[act], happened))]
}

/** Settles the kitchen's notice of an order that is to be cooked again with other lines. */
export function* followCart(happened: Happenings['orders:cartChanged']): Work<Announcement[]> {
  return happened.act === 'update' ? yield* settle(['kitchen'], happened) : []
}

type Doing = Pick<Moved, 'order' | 'principal' | 'now'>

/** Who takes food back into the kitchen, too, has seen to its notice: nobody was called in vain. */
function* settle(types: readonly RequestType[], { order, principal, now }: Doing): Work<Announcement[]> {
  if (types.length === 0) return []
  const ended = yield* endRequests({
    where: `"orderId" = ? AND "requestType" IN (${placesFor(types)})`,
    params: [order.id, ...types],
    principal,
    now,
    settledBy: order,
  })
  return ended.map(patchedRequest)
}

/** The requests about a wish that still has no answer are about the order that took over the lines. */
function* moveWish(order: Order, at: string): Work<Announcement[]> {
  const { id, cancelAskedAt, mergedInto } = order
  if (cancelAskedAt === null || mergedInto === null) return []
  const moved = yield* requestColumns.update(
    { orderId: mergedInto, movedFrom: id, updatedAt: at },
    {
      where: `"orderId" = ? AND "requestType" = 'orderCancellation' AND "createdAt" >= ?`,
      params: [id, cancelAskedAt],
    },
  )
  return moved.map(patchedRequest)
}

/**
 * Takes back what followed from an act: a notice that it opened is seen to unless somebody has answered it, every request that it settled
 * is open again, and a wish that it moved is about its own order again.
 */
export function* unfollowOrder({
  order,
  version,
  withOrderId,
  paidWith,
  principal,
  now,
}: Happenings['orders:undone']): Work<Announcement[]> {
  const { id, tableId, sitting } = order
  // Whoever asks anew at this moment comes before or after.
  yield* holdRow('tables', { id: tableId, by: 'sitting' })
  const off = yield* endRequests({
    where: '"orderId" = ? AND "openedIn" = ?',
    params: [id, version],
    principal,
    now,
  })
  const settledBy = paidWith ?? { orderId: id, version }
  const open = yield* reopenRequests({
    where: '"tableId" = ? AND "sitting" = ? AND "settledOrderId" = ? AND "settledIn" = ?',
    params: [tableId, sitting, settledBy.orderId, settledBy.version],
    now,
  })
  const back = withOrderId === null ? [] : yield* moveWishBack(id, withOrderId, now.toISOString())
  return [...off, ...open, ...back].map(patchedRequest)
}

function* moveWishBack(orderId: number, fromOrderId: number, at: string): Work<RequestRow[]> {
  return yield* requestColumns.update(
    { orderId, movedFrom: null, updatedAt: at },
    { where: '"orderId" = ? AND "movedFrom" = ?', params: [fromOrderId, orderId] },
  )
}
