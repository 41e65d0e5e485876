import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { one, type Work } from '#kit/work.ts'
import { venueColumns, type VenueRow } from '../venue-columns.ts'

/** A venue with all its settings; undefined where it is not there. */
export function* readVenue(id: number): Work<Venue | undefined> {
  const row = yield* one<VenueRow>('SELECT * FROM venues WHERE "id" = ?', id)
  return row && venueColumns.read(row, row.currency)
}
