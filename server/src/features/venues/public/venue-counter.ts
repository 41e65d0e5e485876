import type { ListedVenue } from '@brigade/domain/venues/venues.rows.ts'
import type { Database } from '#kit/database/database.ts'

/** What happens at a venue, as the list of venues shows it. */
export type VenueCounts = Pick<ListedVenue, 'tableCount' | 'lastOrderAt'>

/**
 * What one feature knows of these venues, by their ids. Venues know no later feature, so each of those adds its own
 * counter.
 */
export type VenueCounter = (asked: {
  db: Database
  venueIds: readonly number[]
}) => Promise<({ id: number } & Partial<VenueCounts>)[]>

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** The counters of what happens at venues. */
    venueCounters: VenueCounter[]
  }
}
