import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { apiList } from '#kit/calls/api-client.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { noteNewVenue, noteVenue, venuesFreshForMs, venuesKey } from '#features/venues/venues.queries.ts'

/**
 * Shows settings as others have changed them, and missed changes when the connection is back. Returns an unsubscribe
 * function.
 */
export async function startVenuesLive(): Promise<() => void> {
  const stopRules = registerLiveRules([
    liveRule(venuesPath, 'patched', noteVenues),
    liveRule(venuesPath, 'created', noteNewVenues),
  ])
  const stopCatchUp = onCatchUp(catchUpVenues)
  return () => {
    stopRules()
    stopCatchUp()
  }
}

/**
 * Fetches the settings that were changed since, and all of venues that could not be fetched, or were fetched long ago.
 */
export async function catchUpVenues(since: string): Promise<void> {
  const changed = await apiList(venuesPath, { archived: 'too', updatedAt: { $gte: since } })
  noteVenues(changed)
  noteNewVenues(changed)
  await queryClient.invalidateQueries({
    queryKey: venuesKey,
    predicate: (query) => query.state.status === 'error' || query.isStaleByTime(venuesFreshForMs),
  })
}

function noteNewVenues(venues: readonly Venue[]): void {
  for (const venue of venues) void noteNewVenue(venue)
}

function noteVenues(venues: readonly Venue[]): void {
  for (const venue of venues) noteVenue(venue)
}
