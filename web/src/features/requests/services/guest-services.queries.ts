import { guestServicesPath, responseTimesPath } from '@brigade/domain/requests/guest-services.api.ts'
import type { GuestServiceType } from '@brigade/domain/requests/guest-services.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiCreate, apiFind, apiGet, apiList } from '#kit/calls/api-client.ts'

export const guestServicesKey = ['guestServices', 'services'] as const
export const ofRequestsKey = ['guestServices', 'requests'] as const

/** The requests that the page of a service shows. */
const recentRequests = 10

/** Returns the query for the services of a venue, in their order. */
export function servicesOfVenue(venueId: number | null) {
  return queryOptions({
    queryKey: [...guestServicesKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(guestServicesPath, { restaurantId: venueId ?? 0, $sort: { index: 1 } }),
  })
}

/** Returns the query for one service. */
export function oneService(id: number) {
  return queryOptions({ queryKey: [...guestServicesKey, 'one', id], queryFn: () => apiGet(guestServicesPath, id) })
}

/** Returns the query for how long the requests of a service took lately. */
export function responseTimes(id: number) {
  return queryOptions({
    queryKey: [...ofRequestsKey, 'times', id],
    queryFn: () => apiCreate(responseTimesPath, { id }),
  })
}

/** Returns the query for the last requests of a type at a venue. */
export function lastRequests(venueId: number, requestType: GuestServiceType) {
  return queryOptions({
    queryKey: [...ofRequestsKey, 'last', venueId, requestType],
    queryFn: async () =>
      (
        await apiFind(requestsPath, {
          restaurantId: venueId,
          requestType,
          $sort: { createdAt: -1 },
          $limit: recentRequests,
        })
      ).data,
  })
}
