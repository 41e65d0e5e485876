import { countRequestsPath, requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest, RequestListQuery, RequestStatus } from '@brigade/domain/requests/requests.schema.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiCreate, apiFind } from '#kit/api-client.ts'
import { fetchTabs, type ScreenTab } from '#kit/screen-tabs.ts'
import { useSession } from '#kit/session.ts'
import { activeRequestLists } from '#features/requests/active-requests.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'

/** (spec 1, §9) */
export const requestsAPage = 10

export const requestCountKey = ['requests', 'count'] as const
export const endedRequestsKey = ['requests', 'ended'] as const

/** What features bring to the screen of requests, and to its reports. */
export type AllTabs = Record<'ofScreen' | 'ofDone', readonly ScreenTab[]>

export function allTabs() {
  return queryOptions({ queryKey: ['requests', 'tabs'], staleTime: Infinity, queryFn: fetchAllTabs })
}

async function fetchAllTabs(): Promise<AllTabs> {
  const [ofScreen, ofDone] = await Promise.all([fetchTabs('requests'), fetchTabs('doneRequests')])
  return { ofScreen, ofDone }
}

/** What the floor is being asked for, kept live. */
export function useActiveRequests() {
  const { user } = useSession()
  return useQuery(activeRequestLists.options(venueScopeOf(user)))
}

/** What waits at a venue or at all, kept live: what is due first stands first. */
export function useWaitingRequests(scope: VenueScope) {
  const { data, error, refetch } = useQuery(activeRequestLists.options(scope))
  const requests = useMemo(() => data?.records.toSorted(byDue), [data])
  return { data: requests, error, refetch }
}

/** How many wait, for the entry of the menu. (spec 1, §7) */
export function requestCount(scope: VenueScope) {
  return queryOptions({
    queryKey: [...requestCountKey, scope],
    queryFn: async () => (await apiCreate(countRequestsPath, inScope(scope))).total,
  })
}

export type EndedAsked = {
  venueId: number
  status: Exclude<RequestStatus, 'active'>
  createdAt: RequestListQuery['createdAt']
}

/** One page of requests that have ended, the newest first. */
export function endedRequests({ venueId, status, createdAt }: EndedAsked, page: number) {
  const query = {
    restaurantId: venueId,
    status,
    createdAt,
    $sort: { createdAt: -1 as const },
    $limit: requestsAPage,
    $skip: (page - 1) * requestsAPage,
  }
  return queryOptions({
    queryKey: [...endedRequestsKey, query],
    queryFn: () => apiFind(requestsPath, query),
  })
}

function byDue(one: GuestRequest, other: GuestRequest): number {
  const [due, otherDue] = [one, other].map(({ dueAt, createdAt }) => dueAt ?? createdAt)
  if (due === otherDue) return one.id - other.id
  return due! < otherDue! ? -1 : 1
}
