import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiListFields } from '#kit/api-client.ts'
import { activeTrayLists } from '#features/trays/active-trays.ts'

/** The trays in rooms of a venue, kept live; null is of none. */
export function useActiveTrays(venueId: number | null) {
  return useQuery({ ...activeTrayLists.options(venueId), gcTime: Infinity })
}

/** How many rooms have trays, and how many of them such as were there over night. */
export function countRooms(trays: readonly TrayOut[]): { rooms: number; overnight: number } {
  return { rooms: roomsOf(trays), overnight: roomsOf(trays.filter(({ isOvernight }) => isOvernight)) }
}

function roomsOf(trays: readonly TrayOut[]): number {
  return new Set(trays.map(({ tableId }) => tableId)).size
}

/** The rooms of a venue by name, to link a tray to one of them. */
export function roomsToLink(venueId: number) {
  return queryOptions({
    queryKey: ['trays', 'rooms', venueId],
    queryFn: () => apiListFields(tablesPath, ['id', 'name'], { restaurantId: venueId, $sort: { index: 1 } }),
  })
}
