import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiList } from '#kit/api-client.ts'
import { fetchFloorParts } from '#kit/floor-parts.ts'

const freshForMs = 5 * 60_000

/** The tables and rooms of a venue. What goes on there the floor counts itself, from the lists that are kept live. */
export function tablesOfVenue(venueId: number) {
  return queryOptions({
    queryKey: ['tables', 'list', venueId],
    staleTime: freshForMs,
    refetchInterval: freshForMs,
    queryFn: () => apiList(tablesPath, { restaurantId: venueId, $sort: { index: 1 } }),
  })
}

/** What features bring to the floor. */
export function allFloorParts() {
  return queryOptions({ queryKey: ['tables', 'floorParts'], staleTime: Infinity, queryFn: fetchFloorParts })
}

/** One table or room. */
export function oneTable(id: number) {
  return queryOptions({ queryKey: ['tables', 'one', id], staleTime: freshForMs, queryFn: () => apiGet(tablesPath, id) })
}
