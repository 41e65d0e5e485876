import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { serviceStop } from '@brigade/domain/requests/guest-services.rules.ts'
import type {
  CreateRequest,
  GuestRequest,
  PaymentRequestType,
  ServiceRequestType,
} from '@brigade/domain/requests/requests.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { sittingOver } from '#features/tables/public/sees-at-table.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { wantedService } from './find-service.ts'
import { notOffered } from './not-offered.ts'
import { openRequest } from './open-request.ts'
import { ownOrder } from './own-order.ts'
import { refuseFlood } from './refuse-flood.ts'
import { requestColumns } from './request-columns.ts'
import { waitingAt } from './waiting-at.ts'

type AskedType = PaymentRequestType | ServiceRequestType

type AskService = CreateRequest & { requestType: AskedType }

type Seat = { sitting: number; area: string | null }

/**
 * Creates a guest's request: a service, or to pay by card, in cash, online, or the bill. Each type waits once per sitting: while one waits
 * it is returned again, so that no table can flood the floor. Throws BadRequest for another table's order and for wrong answers, Forbidden
 * after the sitting, Unprocessable for what is not offered there, TooManyRequests. (spec 1, §4)
 */
export function* askService(body: AskService, { principal, now }: Caller<GuestPrincipal>): Transaction<GuestRequest> {
  const { requestType, orderId = null } = body
  if (principal.isOver) throw sittingOver()
  if (orderId !== null) yield* ownOrder(principal, orderId)
  const { tableId, tableName: table, sitting } = principal
  const [restaurantId] = principal.restaurantId
  const venue = yield* readVenue(restaurantId)
  const wanted = yield* wantedService(restaurantId, body)
  // If a table sends two requests at once, one waits for the other.
  const held = yield* lockRow<Seat>('tables', { id: tableId, by: 'sitting' })
  const stop =
    venue && serviceStop({ type: requestType, venue, service: wanted.service, area: held?.area ?? null, now })
  if (stop) throw notOffered(stop)
  // Its bill may have been closed in between, and with it the table's requests.
  if (held?.sitting !== sitting) throw sittingOver()
  const known = yield* waitingAt(principal, { ...wanted, requestType })
  if (known) return requestColumns.read(known)
  yield* refuseFlood({ tableId, sitting, now })
  return yield* openRequest({ restaurantId, tableId, table, sitting, orderId, requestType, ...wanted }, now)
}
