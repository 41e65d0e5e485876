import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { UndoableAct } from '@brigade/domain/orders/orders.undo.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { RequestStatus, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/** The requests about an order that each act settles: food that was brought needs no kitchen notice any more. */
const settledBy: Record<UndoableAct, readonly RequestType[]> = {
  accept: [],
  ready: [],
  deliver: ['kitchen', 'orderCancellation'],
  complete: ['kitchen', 'orderCancellation'],
  update: ['kitchen'],
  merge: ['kitchen'],
  cancel: ['kitchen', 'orderCancellation'],
  recall: ['kitchen'],
  keep: ['orderCancellation'],
}

type Followed = { order: Order; act: UndoableAct; principal: Principal; now: Date }

/**
 * Opens the kitchen's notice when an order is ready, settles the requests that an act makes pointless, and lets a wish to cancel go
 * along with a merge. (product, Orders)
 */
export function* followOrder({ order, act, principal, now }: Followed): Work<Announcement[]> {
  const { by, byKind, byId, at } = doneBy(principal, now)
  if (act === 'ready') {
    const { restaurantId, tableId, table, sitting, version } = order
    const about = { restaurantId, tableId, table, sitting, orderId: order.id, openedIn: version }
    const kitchen = { requestType: 'kitchen', status: 'active', createdAt: at, updatedAt: at } as const
    const opened = yield* requestColumns.insert({ ...about, ...kitchen })
    return [{ path: requestsPath, event: 'created', record: requestColumns.read(opened) }]
  }
  const moved = act === 'merge' ? yield* moveWish(order, at) : []
  const types = settledBy[act]
  if (types.length === 0) return moved
  const status = act === 'recall' ? calledOff : answered
  const settled = yield* requestColumns.update(
    { status, settledIn: order.version, updatedAt: at, updatedBy: by, updatedByKind: byKind, updatedById: byId },
    {
      where: `"orderId" = ? AND "requestType" IN (${types.map(() => '?').join(', ')}) AND "status" = 'active'`,
      params: [order.id, ...types],
    },
  )
  return [...moved, ...settled.map(patched)]
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

type Undone = { order: Order; version: number; withOrderId: number | null; principal: Principal; now: Date }

/**
 * Takes back what followed from an act: a notice that it opened is called off unless somebody has answered it, a request that it
 * settled is open again, and a wish that it moved is about its own order again.
 */
export function* unfollowOrder({ order, version, withOrderId, principal, now }: Undone): Work<Announcement[]> {
  const { by, byKind, byId, at } = doneBy(principal, now)
  const off = yield* requestColumns.update(
    { status: calledOff, updatedAt: at, updatedBy: by, updatedByKind: byKind, updatedById: byId },
    { where: `"orderId" = ? AND "openedIn" = ? AND "status" = 'active'`, params: [order.id, version] },
  )
  const open = yield* requestColumns.update(
    { status: 'active', settledIn: null, updatedAt: at, updatedBy: null, updatedByKind: null, updatedById: null },
    { where: '"orderId" = ? AND "settledIn" = ?', params: [order.id, version] },
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
