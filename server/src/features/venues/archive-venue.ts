import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { ArchiveVenue } from '@brigade/domain/venues/venues.archive.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { venueUnknown } from './change-settings.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A venue is archived. A hook that throws keeps it open. */
    'venues:archived': Call & { venueId: number }
  }
}

/**
 * Archives a venue, or restores it. Nothing of it is deleted. What is so already is accepted. Throws NotFound, and Conflict while
 * something is open there.
 */
export function* archiveVenue({ id, isArchived }: ArchiveVenue, call: Call<StaffPrincipal>): Transaction<Venue> {
  const { principal, now, app } = call
  assertSees(principal, id)
  const row = yield* lockRow<VenueRow>('venues', { id, by: 'timeZone' })
  if (!row) throw venueUnknown(id)
  const { currency } = row
  if ((row.archivedAt !== null) === isArchived) return venueColumns.read(row, currency)
  if (isArchived) yield* app.transactionHooks.run('venues:archived', { venueId: id, ...call })
  const [saved] = yield* venueColumns.update(
    { archivedAt: isArchived ? now.toISOString() : null, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
    currency,
  )
  const venue = venueColumns.read(saved!, currency)
  yield* emit(venuesPath, 'patched', venue)
  return venue
}
