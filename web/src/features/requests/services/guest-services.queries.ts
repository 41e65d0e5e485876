import { guestServicesPath, responseTimesPath, staffedRolesPath } from '@brigade/domain/requests/guest-services.api.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
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

/** Returns the query for the roles that somebody at a venue has. */
export function staffedRoles(restaurantId: number) {
  return queryOptions({
    queryKey: ['guestServices', 'staffed', restaurantId],
    queryFn: () => apiCreate(staffedRolesPath, { restaurantId }),
  })
}

/** Returns the query for the last requests of a service. */
export function lastRequests({
  id,
  restaurantId,
  requestType,
}: Pick<GuestService, 'id' | 'restaurantId' | 'requestType'>) {
  return queryOptions({
    queryKey: [...ofRequestsKey, 'last', id],
    queryFn: async () =>
      (
        await apiFind(requestsPath, {
          restaurantId,
          ...(requestType === 'custom' ? { serviceId: id } : { requestType }),
          $sort: { createdAt: -1 },
          $limit: recentRequests,
        })
      ).data,
  })
}
