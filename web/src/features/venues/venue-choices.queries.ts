import { venueRowsPath } from '@brigade/domain/venues/venues.api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'
import { venueChoicesKey, venuesFreshForMs } from '#features/venues/venues.queries.ts'

/** The most venues that a list of choices shows at once. */
export const mostAtOnce = 50

/** Returns the query for the first venues whose names contain a text, without archived ones. */
export function venueChoices(search: string) {
  return queryOptions({
    queryKey: [...venueChoicesKey, search],
    queryFn: () => apiFind(venueRowsPath, { ...(search !== '' && { name: search }), $limit: mostAtOnce }),
    placeholderData: keepPreviousData,
    staleTime: venuesFreshForMs,
  })
}
