import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { venueColumns, type VenueRow } from '../venue-columns.ts'

/** Returns a venue with all its settings; undefined if it does not exist. */
export function* readVenue(id: number): Transaction<Venue | undefined> {
  const row = yield* one<VenueRow>('SELECT * FROM venues WHERE "id" = ?', id)
  return row && venueColumns.read(row, row.currency)
}
