import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { badRequest, conflict } from '#kit/errors.ts'
import { askCancel } from '#features/orders/door/ask-cancel.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import type { Caller } from '#kit/call.ts'
import { one, type Work } from '#kit/work.ts'
import { openRequest } from './open-request.ts'
import { ownOrder } from './own-order.ts'
import { refuseFlood } from './refuse-flood.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/**
 * Takes a guest's wish to cancel an order of their own table: a request to the floor, and a state of the order until a person cancels
 * or keeps it. While a wish has no answer its request is answered again, whether somebody has opened it or not. Throws BadRequest for
 * none or another's order, Conflict when it is too late. (product, Requests, trays)
 */
export function* askCancellation(body: CreateRequest, { principal, now }: Caller): Work<GuestRequest> {
  if (body.orderId === undefined) {
    const sentence = 'Say which order is meant.'
    throw badRequest({ message: sentence, reason: 'orderMissing', fields: { orderId: sentence } })
  }
  const order = yield* ownOrder(principal, body.orderId)
  // A move of the order or another wish about it waits, so that none is overlooked.
  const held = yield* holdOrder(order.id)
  const { status, cancelAskedAt } = held
  if (!mayMove('cancel', status)) {
    const extras = { status }
    throw conflict({ message: 'This order can no longer be cancelled.', reason: 'statusMoved', extras })
  }
  const asked = yield* requestOfWish(order.id, cancelAskedAt)
  if (asked) return requestColumns.read(asked)
  const { restaurantId, tableId, table, sitting } = order
  yield* refuseFlood({ tableId, sitting, now })
  const about = { restaurantId, tableId, table, sitting, orderId: order.id }
  const request = yield* openRequest({ ...about, requestType: 'orderCancellation' }, now)
  yield* askCancel({ row: held, principal, now })
  return request
}

/** The request that came with a wish that still has no answer; of two, as a merge may bring together, an open one. */
function* requestOfWish(orderId: number, cancelAskedAt: string | null): Work<RequestRow | undefined> {
  if (cancelAskedAt === null) return undefined
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "orderId" = ? AND "requestType" = 'orderCancellation' AND "createdAt" >= ?
     ORDER BY "status", "id" LIMIT 1`,
    orderId,
    cancelAskedAt,
  )
}
