import { onCatchUp } from '#kit/catch-up.ts'
import { queryClient } from '#kit/query-client.ts'
import { venuesFreshForMs, venuesKey } from '#features/venues/venues.queries.ts'

/** Fetches venues again that could not be fetched, or a while ago, when the line is back. No event tells of them. Returns how to stop. */
export async function startVenuesLive(): Promise<() => void> {
  return onCatchUp(() =>
    queryClient.invalidateQueries({
      queryKey: venuesKey,
      predicate: (query) => query.state.status === 'error' || query.isStaleByTime(venuesFreshForMs),
    }),
  )
}
