import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import type { CreateRequest, PaymentRequestType } from '@brigade/domain/requests/requests.schema.ts'
import { badRequest, conflict } from '#kit/errors.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { holdRow } from '#kit/hold-row.ts'
import { one, type Work } from '#kit/work.ts'
import { orderSeenBy } from '#features/orders/door/find-order.ts'
import { seesAtTable, sittingOver } from '#features/tables/door/sees-at-table.ts'
import type { Asked } from './ask-cancellation.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

export type AskPayment = {
  body: CreateRequest & { requestType: PaymentRequestType }
  principal: GuestPrincipal
  idempotencyKey: string | undefined
  now: Date
}

/**
 * Takes a guest's wish to pay: for the card machine, in cash, online, or for the bill. Of a sitting each waits once: while one waits it is
 * answered again. Throws BadRequest for an order of others, Forbidden after the sitting, Conflict for a key that an earlier guest took.
 */
export function* askPayment({ body, principal, idempotencyKey, now }: AskPayment): Work<Asked> {
  const { requestType, orderId = null } = body
  if (principal.isOver) throw sittingOver()
  const creation = { principal, kind: 'request', key: idempotencyKey }
  const repeated = yield* findRepeated(creation)
  if (orderId !== null && !(yield* orderSeenBy(principal, orderId))) {
    const sentence = 'This is not an order of your table.'
    throw badRequest({ message: sentence, reason: 'orderUnknown', fields: { orderId: sentence } })
  }
  const { tableId, tableName: table, sitting } = principal
  // Two taps of one table wait for each other.
  const held = yield* holdRow<{ sitting: number }>('tables', { id: tableId, by: 'sitting' })
  // Its bill may have been closed at this moment, and with it what the table asked for.
  if (held?.sitting !== sitting) throw sittingOver()
  const known = repeated === undefined ? yield* waitingAt(principal, requestType) : yield* requestWith(repeated)
  if (known && !seesAtTable(principal, known)) {
    throw conflict({ message: 'This key belongs to another request already. Take a new one.', reason: 'keyTaken' })
  }
  if (known) return { request: requestColumns.read(known), announcements: [], isRepeat: true }
  const at = now.toISOString()
  const about = { restaurantId: principal.restaurantId[0], tableId, table, sitting, orderId }
  const added = yield* requestColumns.insert({ ...about, requestType, status: 'active', createdAt: at, updatedAt: at })
  yield* keepResult({ ...creation, recordId: added.id, now })
  return { request: requestColumns.read(added), announcements: [], isRepeat: false }
}

function* waitingAt({ tableId, sitting }: GuestPrincipal, type: PaymentRequestType): Work<RequestRow | undefined> {
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "requestType" = ? ORDER BY "id" LIMIT 1`,
    tableId,
    sitting,
    type,
  )
}

function* requestWith(id: number): Work<RequestRow | undefined> {
  return yield* one<RequestRow>('SELECT * FROM requests WHERE "id" = ?', id)
}
