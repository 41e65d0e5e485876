import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { ReportRange } from '@brigade/domain/kit/report-range.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiList } from '#kit/api-client.ts'
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
    queryFn: () => apiList(tablesPath, { restaurantId: venueId, $sort: { index: 1 } }),
  })
}

export const fetchedTraysKey = ['trays', 'fetched'] as const

/** (spec 1, §9) */
export const traysAPage = 10

type FetchedList = { venueId: number; createdAt: ReportRange; page: number }

/** One page of the trays that were fetched, the last one linked first. */
export function fetchedTrays({ venueId, createdAt, page }: FetchedList) {
  return queryOptions({
    queryKey: [...fetchedTraysKey, venueId, createdAt, page],
    queryFn: () =>
      apiFind(traysPath, {
        restaurantId: venueId,
        status: 'expired',
        createdAt,
        $sort: { createdAt: -1 },
        $limit: traysAPage,
        $skip: (page - 1) * traysAPage,
      }),
    placeholderData: keepPreviousData,
  })
}
