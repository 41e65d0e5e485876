import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type {
  CreateRequest,
  GuestRequest,
  PaymentRequestType,
  ServiceRequestType,
} from '@brigade/domain/requests/requests.schema.ts'
import type { Caller } from '#kit/call.ts'
import { unprocessable } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { one, type Work } from '#kit/work.ts'
import { sittingOver } from '#features/tables/door/sees-at-table.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { openRequest } from './open-request.ts'
import { ownOrder } from './own-order.ts'
import { refuseFlood } from './refuse-flood.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type AskedType = PaymentRequestType | ServiceRequestType

type AskService = CreateRequest & { requestType: AskedType }

/**
 * Takes what a guest asks for: a service, or to pay by card, in cash, online, or the bill. Of a sitting each waits once: while one waits it
 * is answered again, so that no table can flood the floor. Throws BadRequest for an order of others, Forbidden after the sitting,
 * Unprocessable for what is not offered there, TooManyRequests. (spec 1, §4)
 */
export function* askService(body: AskService, { principal, now }: Caller<GuestPrincipal>): Work<GuestRequest> {
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
  // Two taps of one table wait for each other.
  const held = yield* holdRow<{ sitting: number }>('tables', { id: tableId, by: 'sitting' })
  // Its bill may have been closed at this moment, and with it what the table asked for.
  if (held?.sitting !== sitting) throw sittingOver()
  const known = yield* waitingAt(principal, requestType)
  if (known) return requestColumns.read(known)
  yield* refuseFlood({ tableId, sitting, now })
  return yield* openRequest({ restaurantId, tableId, table, sitting, orderId, requestType }, now)
}

function* waitingAt({ tableId, sitting }: GuestPrincipal, type: AskedType): Work<RequestRow | undefined> {
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "requestType" = ? ORDER BY "id" LIMIT 1`,
    tableId,
    sitting,
    type,
  )
}
