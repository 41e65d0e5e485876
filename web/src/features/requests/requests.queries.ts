import { countRequestsPath, requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest, RequestListQuery, RequestStatus } from '@brigade/domain/requests/requests.schema.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiCreate, apiFind } from '#kit/calls/api-client.ts'
import { requestTabsSlot, doneTabsSlot } from '#features/trays/public/request-tabs-slots.ts'
import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { useSession } from '#kit/calls/session.ts'
import { activeRequestLists } from '#features/requests/active-requests.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'

/** (spec 1, §9) */
export const requestsAPage = 10

/** Open requests: a large screen shows them all on a usual evening. */
export const waitingAPage = 25

export const requestCountKey = ['requests', 'count'] as const
export const endedRequestsKey = ['requests', 'ended'] as const

/** The tabs that features add to the screen of requests, and to its reports. */
type AllTabs = Record<'ofScreen' | 'ofDone', readonly ScreenTab[]>

export function allTabs() {
  return queryOptions({ queryKey: ['requests', 'tabs'], staleTime: Infinity, queryFn: fetchAllTabs })
}

async function fetchAllTabs(): Promise<AllTabs> {
  const [ofScreen, ofDone] = await Promise.all([requestTabsSlot.fetch(), doneTabsSlot.fetch()])
  return { ofScreen, ofDone }
}

/** Returns the open requests, kept live. */
export function useActiveRequests() {
  const { user } = useSession()
  return useQuery(activeRequestLists.options(venueScopeOf(user)))
}

/** Returns the open requests of a venue or of all venues, kept live, sorted by when they are due. */
export function useWaitingRequests(scope: VenueScope) {
  const { data, error, refetch } = useQuery(activeRequestLists.options(scope))
  const requests = useMemo(() => data?.records.toSorted(byDue), [data])
  return { data: requests, error, refetch }
}

/** Returns the query for the number of open requests, for the entry of the menu. (spec 1, §7) */
export function requestCount(scope: VenueScope) {
  return queryOptions({
    queryKey: [...requestCountKey, scope],
    queryFn: async () => (await apiCreate(countRequestsPath, inScope(scope))).total,
  })
}

export type EndedParams = {
  venueId: number
  status: Exclude<RequestStatus, 'active'>
  createdAt: RequestListQuery['createdAt']
}

/** Returns the query for one page of requests that have ended, the newest first. */
export function endedRequests({ venueId, status, createdAt }: EndedParams, page: number) {
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
