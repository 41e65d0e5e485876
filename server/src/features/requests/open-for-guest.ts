import { type StaffPrincipal, worksAt } from '@brigade/domain/access/principal.ts'
import { serviceStop } from '@brigade/domain/requests/guest-services.rules.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { wantedService } from './find-service.ts'
import { notOffered } from './not-offered.ts'
import { openRequest } from './open-request.ts'
import { requestColumns } from './request-columns.ts'
import { waitingAt } from './waiting-at.ts'

/** The fields of a table that its requests need. */
type Seated = { restaurantId: number; name: string; sitting: number; isActive: boolean; area: string | null }

/**
 * Creates a request that a guest has told a member of staff, at any hour. One that waits already is returned again. Throws BadRequest for
 * another venue's table and for wrong answers, Unprocessable for what the venue doesn't offer.
 */
export function* openForGuest(
  { requestType, tableId, restaurantId, orderId, ...asked }: CreateRequest,
  { principal, now }: Caller<StaffPrincipal>,
): Transaction<GuestRequest> {
  // Staff cancel an order themselves.
  if (requestType === 'orderCancellation') refuseField({ requestType: 'guestsOnly' }, requestErrors)
  if (orderId !== undefined) refuseField({ orderId: 'guestsOnly' }, requestErrors)
  if (tableId === undefined) refuseField({ tableId: 'tableMissing' }, requestErrors)
  const seated = yield* lockRow<Seated>('tables', { id: tableId, by: 'sitting' })
  if (!seated || !worksAt(principal, seated.restaurantId) || !seated.isActive)
    refuseField({ tableId: 'tableUnknown' }, requestErrors)
  if (restaurantId !== undefined && restaurantId !== seated.restaurantId)
    refuseField({ tableId: 'tableUnknown' }, requestErrors)
  const { name: table, sitting } = seated
  const venue = yield* readVenue(seated.restaurantId)
  const wanted = yield* wantedService(seated.restaurantId, { ...asked, requestType })
  const stop = venue && serviceStop({ type: requestType, venue, service: wanted.service, area: seated.area, now })
  if (stop && stop !== 'serviceClosed') throw notOffered(stop)
  const waiting = yield* waitingAt({ tableId, sitting }, { ...wanted, requestType })
  if (waiting) return requestColumns.read(waiting)
  const { updatedAt: _, ...openedBy } = updatedBy(principal, now)
  return yield* openRequest(
    {
      restaurantId: seated.restaurantId,
      tableId,
      table,
      sitting,
      orderId: null,
      requestType,
      openedBy,
      ...wanted,
    },
    now,
  )
}
