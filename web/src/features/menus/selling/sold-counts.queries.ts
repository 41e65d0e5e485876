import { soldCountsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'

/** In milliseconds. The order of the list is the same all evening. */
const countsLastMs = 3_600_000

/** Queries how many pieces of each item a venue has sold lately. */
export function soldCountsOfVenue(venueId: number) {
  return queryOptions({
    queryKey: ['menus', 'soldCounts', venueId] as const,
    staleTime: countsLastMs,
    // The menu waits for them, and does without.
    retry: false,
    queryFn: () => apiFind(soldCountsPath, { restaurantId: venueId }),
  })
}
