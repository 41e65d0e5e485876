import type { VenueStep } from '@brigade/domain/venues/venues.setup.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/**
 * Counts what one feature knows of a step of setting up a venue. Venues know no later feature, so each of those adds its
 * own.
 */
export type SetUpCounter = { step: VenueStep; count(venueId: number): Transaction<number> }

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** The counters of the steps of setting up a venue. */
    setUpCounters: SetUpCounter[]
  }
}
