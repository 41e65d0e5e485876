import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiList } from '#kit/calls/api-client.ts'

const freshForMs = 5 * 60_000

export const tablesKey = ['tables', 'list'] as const

/**
 * Returns the query for the tables and rooms of a venue. The floor counts the activities itself, from the live lists.
 */
export function tablesOfVenue(venueId: number) {
  return queryOptions({
    queryKey: [...tablesKey, venueId],
    staleTime: freshForMs,
    refetchInterval: freshForMs,
    queryFn: () => apiList(tablesPath, { restaurantId: venueId, $sort: { index: 1 } }),
  })
}

/** Returns the query for the current tables and rooms, for printing; null selects none. */
export function freshTablesOfVenue(venueId: number | null) {
  return queryOptions({
    ...tablesOfVenue(venueId ?? 0),
    enabled: venueId !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Returns the query for one table or room. */
export function oneTable(id: number) {
  return queryOptions({ queryKey: ['tables', 'one', id], staleTime: freshForMs, queryFn: () => apiGet(tablesPath, id) })
}
