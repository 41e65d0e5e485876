import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { sortGuestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import type { SortGuestServices } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { audit, emit, many, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { putInOrder } from '#kit/lists/put-in-order.ts'

/**
 * Gives the services of a venue a new order. Throws BadRequest for a venue of others, and Conflict with the current order if the ids are
 * not exactly those of the venue. One event is for all of them. Versions stay, so that no open form becomes stale.
 */
export function* sortGuestServices(
  { restaurantId, ids }: SortGuestServices,
  { principal }: Call,
): Transaction<SortGuestServices> {
  const venue = worksAt(principal, restaurantId)
    ? yield* lockRow<{ name: string; timeZone: string }>('venues', { id: restaurantId, by: 'timeZone' })
    : undefined
  if (!venue) refuseField({ restaurantId: 'venueUnknown' }, guestServiceErrors)
  const rows = yield* many<{ id: number }>(
    'SELECT "id" FROM guest_services WHERE "restaurantId" = ? ORDER BY "index", "id"',
    restaurantId,
  )
  const standing = rows.map(({ id }) => id)
  const sorted = { restaurantId, ids }
  if (!(yield* putInOrder('guest_services', { standing, ids }))) return sorted
  yield* audit({
    act: 'sorted',
    record: 'venue',
    recordId: restaurantId,
    recordName: venue.name,
    restaurantId,
    ...changesBetween({ before: { guestServices: standing }, after: { guestServices: ids } }),
  })
  yield* emit(sortGuestServicesPath, 'created', sorted)
  return sorted
}
