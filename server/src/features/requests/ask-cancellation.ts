import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { mayMove, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { badRequest, conflict } from '#kit/errors.ts'
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

type AskedOrder = { id: number; restaurantId: number; tableId: number; table: string; status: OrderStatus }

/**
 * Opens a guest's request to cancel an order of their own table; the order itself stays as it is until a person cancels it. An
 * active one for the same order is answered again. Throws BadRequest for another's order, Conflict when it is too late. (product, Requests)
 */
export function* askCancellation({ body, principal, idempotencyKey, now }: AskCancellation): Work<Asked> {
  const repeated = yield* findRepeated({ principal, kind: 'request', key: idempotencyKey })
  const order = yield* one<AskedOrder>(
    'SELECT "id", "restaurantId", "tableId", "table", "status" FROM orders WHERE "id" = ?',
    body.orderId,
  )
  if (!order || !isOwn(principal, order)) {
    const sentence = 'This is not an order of your table.'
    throw badRequest({ message: sentence, reason: 'orderUnknown', fields: { orderId: sentence } })
  }
  const active = yield* one<GuestRequest>(
    repeated === undefined
      ? `SELECT * FROM requests WHERE "orderId" = ? AND "requestType" = 'orderCancellation' AND "status" = 'active'`
      : 'SELECT * FROM requests WHERE "id" = ?',
    repeated ?? order.id,
  )
  if (active) return { request: active, isRepeat: true }
  if (!mayMove('cancel', order.status)) {
    const extras = { status: order.status }
    throw conflict({ message: 'This order can no longer be cancelled.', reason: 'statusMoved', extras })
  }
  const { restaurantId, tableId, table } = order
  const request = yield* insertRequest({
    restaurantId,
    tableId,
    table,
    orderId: order.id,
    requestType: 'orderCancellation',
    at: now.toISOString(),
  })
  yield* keepResult({ principal, kind: 'request', key: idempotencyKey, recordId: request.id, now })
  return { request, isRepeat: false }
}

function isOwn(principal: Principal, order: AskedOrder): boolean {
  return worksAt(principal, order.restaurantId) && (principal.kind !== 'guest' || principal.tableId === order.tableId)
}
