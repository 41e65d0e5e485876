import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { RequestStatus, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { updatedBy } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { openRequest } from './open-request.ts'
import { openAgain, requestColumns, type RequestRow } from './request-columns.ts'

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
  const status = act === 'recall' ? calledOff : answered
  return [...moved, ...(yield* endRequests(endedBy[act], status, happened))]
}

/** Settles the kitchen's notice of an order that is to be cooked again with other lines. */
export function* followCart(happened: Happenings['orders:cartChanged']): Work<Announcement[]> {
  return happened.act === 'update' ? yield* endRequests(['kitchen'], answered, happened) : []
}

type Doing = { order: Order; principal: Principal; now: Date }

function* endRequests(
  types: readonly RequestType[],
  status: RequestStatus,
  { order, principal, now }: Doing,
): Work<Announcement[]> {
  if (types.length === 0) return []
  const ended = yield* requestColumns.update(
    {
      status,
      settledIn: order.version,
      settledOrderId: order.id,
      endedAt: now.toISOString(),
      ...updatedBy(principal, now),
    },
    {
      where: `"orderId" = ? AND "requestType" IN (${types.map(() => '?').join(', ')}) AND "status" = 'active'`,
      params: [order.id, ...types],
    },
  )
  return ended.map(patched)
}

const answered: RequestStatus = 'completed'
const calledOff: RequestStatus = 'cancelled'

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
  return moved.map(patched)
}

/**
 * Takes back what followed from an act: a notice that it opened is called off unless somebody has answered it, a request that it
 * settled is open again, and a wish that it moved is about its own order again.
 */
export function* unfollowOrder({
  order,
  version,
  withOrderId,
  principal,
  now,
}: Happenings['orders:undone']): Work<Announcement[]> {
  const by = updatedBy(principal, now)
  const at = by.updatedAt
  const off = yield* requestColumns.update(
    { status: calledOff, endedAt: at, ...by },
    { where: `"orderId" = ? AND "openedIn" = ? AND "status" = 'active'`, params: [order.id, version] },
  )
  const open = yield* requestColumns.update(
    { ...openAgain, updatedAt: at },
    { where: '"orderId" = ? AND "settledOrderId" = ? AND "settledIn" = ?', params: [order.id, order.id, version] },
  )
  const back = withOrderId === null ? [] : yield* moveWishBack(order.id, withOrderId, at)
  return [...off, ...open, ...back].map(patched)
}

function* moveWishBack(orderId: number, fromOrderId: number, at: string): Work<RequestRow[]> {
  return yield* requestColumns.update(
    { orderId, movedFrom: null, updatedAt: at },
    { where: '"orderId" = ? AND "movedFrom" = ?', params: [fromOrderId, orderId] },
  )
}

function patched(row: RequestRow): Announcement {
  return { path: requestsPath, event: 'patched', record: requestColumns.read(row) }
}
