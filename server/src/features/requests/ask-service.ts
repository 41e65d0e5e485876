import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type {
  CreateRequest,
  GuestRequest,
  PaymentRequestType,
  ServiceRequestType,
} from '@brigade/domain/requests/requests.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { sittingOver } from '#features/tables/public/sees-at-table.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { openRequest } from './open-request.ts'
import { ownOrder } from './own-order.ts'
import { refuseFlood } from './refuse-flood.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type AskedType = PaymentRequestType | ServiceRequestType

type AskService = CreateRequest & { requestType: AskedType }

/**
 * Creates a guest's request: a service, or to pay by card, in cash, online, or the bill. Each type waits once per sitting: while one waits
 * it is returned again, so that no table can flood the floor. Throws BadRequest for another table's order, Forbidden after the sitting,
 * Unprocessable for what is not offered there, TooManyRequests. (spec 1, §4)
 */
export function* askService(body: AskService, { principal, now }: Caller<GuestPrincipal>): Transaction<GuestRequest> {
  const { requestType, orderId = null } = body
  if (principal.isOver) throw sittingOver()
  if (orderId !== null) yield* ownOrder(principal, orderId)
  const { tableId, tableName: table, sitting } = principal
  const [restaurantId] = principal.restaurantId
  const venue = yield* readVenue(restaurantId)
  if (venue && !isOffered(requestType, venue)) {
    const message = requestErrors.hotelsOnly
    throw unprocessable({ message, reason: 'hotelsOnly', fields: { requestType: message } })
  }
  // If a table sends two requests at once, one waits for the other.
  const held = yield* lockRow<{ sitting: number }>('tables', { id: tableId, by: 'sitting' })
  // Its bill may have been closed in between, and with it the table's requests.
  if (held?.sitting !== sitting) throw sittingOver()
  const known = yield* waitingAt(principal, requestType)
  if (known) return requestColumns.read(known)
  yield* refuseFlood({ tableId, sitting, now })
  return yield* openRequest({ restaurantId, tableId, table, sitting, orderId, requestType }, now)
}

function* waitingAt({ tableId, sitting }: GuestPrincipal, type: AskedType): Transaction<RequestRow | undefined> {
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "requestType" = ? ORDER BY "id" LIMIT 1`,
    tableId,
    sitting,
    type,
  )
}
