import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { badRequest, conflict } from '#kit/errors/errors.ts'
import { askCancel } from '#features/orders/public/ask-cancel.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import { assertReleased } from '#features/orders/public/assert-released.ts'
import type { Caller } from '#kit/context/call.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { openRequest } from './open-request.ts'
import { ownOrder } from './own-order.ts'
import { refuseFlood } from './refuse-flood.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/**
 * Stores a guest's wish to cancel an order of their own table: a request to the floor, and a state of the order until it is cancelled
 * or the wish is declined. While a wish has no answer its request is returned again, whether a person has opened it or not. Throws
 * BadRequest for no order or another's, Conflict if it is too late. (product, Requests, trays)
 */
export function* askCancellation(body: CreateRequest, { principal, now }: Caller): Transaction<GuestRequest> {
  if (body.orderId === undefined) {
    const sentence = 'Choose an order.'
    throw badRequest({ message: sentence, reason: 'orderMissing', fields: { orderId: sentence } })
  }
  const order = yield* ownOrder(principal, body.orderId)
  // A move of the order or another wish about it waits for this lock, so that none is missed.
  const held = yield* lockOrder(order.id)
  assertReleased(held)
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

/** Returns the request of a wish that is still unanswered; after a merge of two, an open one. */
function* requestOfWish(orderId: number, cancelAskedAt: string | null): Transaction<RequestRow | undefined> {
  if (cancelAskedAt === null) return undefined
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "orderId" = ? AND "requestType" = 'orderCancellation' AND "createdAt" >= ?
     ORDER BY "status", "id" LIMIT 1`,
    orderId,
    cancelAskedAt,
  )
}
