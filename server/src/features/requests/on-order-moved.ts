import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { placesFor, type Transaction } from '#kit/database/transaction.ts'
import { endRequests } from './end-requests.ts'
import { openRequest } from './open-request.ts'
import { reopenRequests } from './reopen-requests.ts'
import { requestColumns } from './request-columns.ts'

/** The requests about an order that each act ends: food that was delivered no longer needs a kitchen notice. */
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

type Moved = HookInputs['orders:moved']

/**
 * Opens the kitchen's notice when an order is ready, resolves the requests that an act makes pointless, and moves a wish to cancel
 * with a merge. (product, Orders)
 */
export function* followOrder(happened: Moved): Transaction<void> {
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

/** Resolves the kitchen's notice of an order that is cooked again with other lines. */
export function* followCart(happened: HookInputs['orders:cartChanged']): Transaction<void> {
  if (happened.act === 'update') yield* settle(['kitchen'], happened)
}

type Doing = Pick<Moved, 'order' | 'principal' | 'now'>

/**
 * Ends requests about an order. A person who takes food back into the kitchen has resolved its notice too: the call was answered.
 */
function* settle(types: readonly RequestType[], { order, principal, now }: Doing): Transaction<void> {
  if (types.length === 0) return
  yield* endRequests({
    where: `"orderId" = ? AND "requestType" IN (${placesFor(types)})`,
    params: [order.id, ...types],
    principal,
    now,
    settledBy: order,
  })
}

/** Moves the requests about an unanswered wish to the order that took over the lines. */
function* moveWish(order: Order, at: string): Transaction<void> {
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
 * Reverses the effects of an act: a kitchen notice that it opened is resolved unless a person has answered it, every request that it
 * settled is open again, and a wish that it moved is about its own order again.
 */
export function* unfollowOrder({
  order,
  version,
  withOrderId,
  paidWith,
  principal,
  now,
}: HookInputs['orders:undone']): Transaction<void> {
  const { id, tableId, sitting } = order
  // A new request at this moment comes before or after.
  yield* lockRow('tables', { id: tableId, by: 'sitting' })
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

function* moveWishBack(orderId: number, fromOrderId: number, at: string): Transaction<void> {
  yield* requestColumns.update(
    { orderId, movedFrom: null, updatedAt: at },
    { where: '"orderId" = ? AND "movedFrom" = ?', params: [fromOrderId, orderId] },
  )
}
