import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiList } from '#kit/api-client.ts'
import { fetchFloorParts, fetchRoomParts } from '#kit/floor-parts.ts'

const freshForMs = 5 * 60_000

export const tablesKey = ['tables', 'list'] as const

/** The tables and rooms of a venue. What goes on there the floor counts itself, from the lists that are kept live. */
export function tablesOfVenue(venueId: number) {
  return queryOptions({
    queryKey: [...tablesKey, venueId],
    staleTime: freshForMs,
    refetchInterval: freshForMs,
    queryFn: () => apiList(tablesPath, { restaurantId: venueId, $sort: { index: 1 } }),
  })
}

/** The same as they are now, for what is printed; null is of none. */
export function freshTablesOfVenue(venueId: number | null) {
  return queryOptions({
    ...tablesOfVenue(venueId ?? 0),
    enabled: venueId !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** What features bring to the floor. */
export function allFloorParts() {
  return queryOptions({ queryKey: ['tables', 'floorParts'], staleTime: Infinity, queryFn: fetchFloorParts })
}

/** What features bring to the page of a table or room. */
export function allRoomParts() {
  return queryOptions({ queryKey: ['tables', 'roomParts'], staleTime: Infinity, queryFn: fetchRoomParts })
}

/** One table or room. */
export function oneTable(id: number) {
  return queryOptions({ queryKey: ['tables', 'one', id], staleTime: freshForMs, queryFn: () => apiGet(tablesPath, id) })
}
