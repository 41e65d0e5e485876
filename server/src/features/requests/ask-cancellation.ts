import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { badRequest, conflict } from '#kit/errors.ts'
import { seesAtTable } from '#kit/sittings.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { one, type Work } from '#kit/work.ts'
import { insertRequest } from './request-row.ts'

export type AskCancellation = {
  body: CreateRequest
  principal: Principal
  idempotencyKey: string | undefined
  now: Date
}

export type Asked = { request: GuestRequest; isRepeat: boolean }

type AskedOrder = Pick<Order, 'id' | 'restaurantId' | 'tableId' | 'table' | 'sitting'>

/**
 * Opens a guest's request to cancel an order of their own table; the order itself stays as it is until a person cancels it. An
 * active one for the same order is answered again. Throws BadRequest for another's order, Conflict when it is too late. (product, Requests)
 */
export function* askCancellation({ body, principal, idempotencyKey, now }: AskCancellation): Work<Asked> {
  const repeated = yield* findRepeated({ principal, kind: 'request', key: idempotencyKey })
  const order = yield* one<AskedOrder>(
    'SELECT "id", "restaurantId", "tableId", "table", "sitting" FROM orders WHERE "id" = ?',
    body.orderId,
  )
  if (!order || !seesAtTable(principal, order)) {
    const sentence = 'This is not an order of your table.'
    throw badRequest({ message: sentence, reason: 'orderUnknown', fields: { orderId: sentence } })
  }
  const status = yield* lockOrder(order.id)
  const active = yield* one<GuestRequest>(
    repeated === undefined
      ? `SELECT * FROM requests WHERE "orderId" = ? AND "requestType" = 'orderCancellation' AND "status" = 'active'`
      : 'SELECT * FROM requests WHERE "id" = ?',
    repeated ?? order.id,
  )
  if (active) return { request: active, isRepeat: true }
  if (!mayMove('cancel', status)) {
    const extras = { status }
    throw conflict({ message: 'This order can no longer be cancelled.', reason: 'statusMoved', extras })
  }
  const { restaurantId, tableId, table, sitting } = order
  const request = yield* insertRequest({
    restaurantId,
    tableId,
    table,
    sitting,
    orderId: order.id,
    requestType: 'orderCancellation',
    at: now.toISOString(),
  })
  yield* keepResult({ principal, kind: 'request', key: idempotencyKey, recordId: request.id, now })
  return { request, isRepeat: false }
}

/**
 * The status of an order, which stays so until the transaction ends. Writing the row, though to the same value, makes a move of
 * the order or another wish about it wait, so that none is overlooked.
 */
function* lockOrder(id: number): Work<OrderStatus> {
  const row = yield* one<{ status: OrderStatus }>(
    'UPDATE orders SET "status" = "status" WHERE "id" = ? RETURNING "status"',
    id,
  )
  if (!row) throw new Error(`Order ${id} is gone while it is asked about`)
  return row.status
}
