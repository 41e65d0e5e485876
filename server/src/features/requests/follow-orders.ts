import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { Happenings } from '#kit/follow-ups.ts'
import { holdRow } from '#kit/hold-row.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'
import { openRequest } from './open-request.ts'
import { reopenRequests } from './reopen-requests.ts'
import { requestColumns } from './request-columns.ts'

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
export function* followOrder(happened: Moved): Work<void> {
  const { order, act, now } = happened
  const at = now.toISOString()
  if (act === 'ready') {
    const { restaurantId, tableId, table, sitting, version } = order
    const about = { restaurantId, tableId, table, sitting, orderId: order.id, openedIn: version }
    yield* openRequest({ ...about, requestType: 'kitchen' }, now)
    return
  }
  if (act === 'merge') yield* moveWish(order, at)
  yield* settle(endedBy[act], happened)
}

/** Settles the kitchen's notice of an order that is to be cooked again with other lines. */
export function* followCart(happened: Happenings['orders:cartChanged']): Work<void> {
  if (happened.act === 'update') yield* settle(['kitchen'], happened)
}

type Doing = Pick<Moved, 'order' | 'principal' | 'now'>

/** Who takes food back into the kitchen, too, has seen to its notice: nobody was called in vain. */
function* settle(types: readonly RequestType[], { order, principal, now }: Doing): Work<void> {
  if (types.length === 0) return
  yield* endRequests({
    where: `"orderId" = ? AND "requestType" IN (${placesFor(types)})`,
    params: [order.id, ...types],
    principal,
    now,
    settledBy: order,
  })
}

/** The requests about a wish that still has no answer are about the order that took over the lines. */
function* moveWish(order: Order, at: string): Work<void> {
  const { id, cancelAskedAt, mergedInto } = order
  if (cancelAskedAt === null || mergedInto === null) return
  yield* requestColumns.update(
    { orderId: mergedInto, movedFrom: id, updatedAt: at },
    {
      where: `"orderId" = ? AND "requestType" = 'orderCancellation' AND "createdAt" >= ?`,
      params: [id, cancelAskedAt],
    },
  )
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
}: Happenings['orders:undone']): Work<void> {
  const { id, tableId, sitting } = order
  // Whoever asks anew at this moment comes before or after.
  yield* holdRow('tables', { id: tableId, by: 'sitting' })
  yield* endRequests({
    where: '"orderId" = ? AND "openedIn" = ?',
    params: [id, version],
    principal,
    now,
  })
  const settledBy = paidWith ?? { orderId: id, version }
  yield* reopenRequests({
    where: '"tableId" = ? AND "sitting" = ? AND "settledOrderId" = ? AND "settledIn" = ?',
    params: [tableId, sitting, settledBy.orderId, settledBy.version],
    now,
  })
  if (withOrderId !== null) yield* moveWishBack(id, withOrderId, now.toISOString())
}

function* moveWishBack(orderId: number, fromOrderId: number, at: string): Work<void> {
  yield* requestColumns.update(
    { orderId, movedFrom: null, updatedAt: at },
    { where: '"orderId" = ? AND "movedFrom" = ?', params: [fromOrderId, orderId] },
  )
}
