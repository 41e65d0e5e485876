import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { venueColumns, type VenueRow } from '../venue-columns.ts'

/** A locked venue, with the row that it was read from. */
export type LockedVenue = { venue: Venue; row: VenueRow }

/** Locks a venue until the transaction ends; undefined if it does not exist. */
export function* lockVenue(id: number): Transaction<LockedVenue | undefined> {
  // No index contains the name: rewriting it unchanged costs nothing.
  const row = yield* lockRow<VenueRow>('venues', { id, by: 'name' })
  return row && { venue: venueColumns.read(row, row.currency), row }
}

/** Changes a locked venue, and publishes it. */
export function* changeVenue(
  { venue: { id }, row }: LockedVenue,
  change: Parameters<typeof venueColumns.update>[0],
): Transaction<Venue> {
  const [saved] = yield* venueColumns.update(change, { where: '"id" = ?', params: [id] }, row.currency)
  const venue = venueColumns.read(saved!, row.currency)
  yield* emit(venuesPath, 'patched', venue)
  return venue
}
