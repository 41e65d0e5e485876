import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiList } from '#kit/api-client.ts'
import { serverNow } from '#kit/clock.ts'
import { useSession } from '#kit/session.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { type ActiveRequests, activeRequestsOf, mergeActiveRequests } from '#features/requests/active-requests.ts'
import { heardRequestsSince } from '#features/requests/heard-requests.ts'

const dayMs = 24 * 60 * 60 * 1_000

export const activeRequestsKey = (scope: VenueScope | null) => ['requests', 'active', scope] as const

/** What the floor is being asked for, kept live. */
function activeRequests(scope: VenueScope | null) {
  return queryOptions({
    queryKey: activeRequestsKey(scope),
    enabled: scope !== null,
    gcTime: Infinity,
    queryFn: async (): Promise<ActiveRequests> => {
      if (scope === null) return activeRequestsOf([])
      const heard = heardRequestsSince()
      try {
        const listed = await apiList(requestsPath, {
          ...inScope(scope),
          status: 'active',
          createdAt: { $gt: new Date(serverNow() - requestWindowDays * dayMs).toISOString() },
          $sort: { createdAt: -1 },
        })
        return mergeActiveRequests(activeRequestsOf(listed), heard.requests)
      } finally {
        heard.stop()
      }
    },
  })
}

export function useActiveRequests() {
  const { user } = useSession()
  return useQuery(activeRequests(venueScopeOf(user)))
}
