import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import type { ReportRange } from '@brigade/domain/kit/report-range.ts'
import { trayStickersPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiList } from '#kit/api-client.ts'
import { fetchTabs } from '#kit/screen-tabs.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { activeTrayLists } from '#features/trays/active-trays.ts'
import { venueWithButton } from '#features/trays/trays-address.ts'

/** What features bring to the screen of codes. */
export function allCodeTabs() {
  return queryOptions({ queryKey: ['trays', 'codeTabs'], staleTime: Infinity, queryFn: () => fetchTabs('codes') })
}

/** The trays in rooms of a venue, kept live; null is of none. */
export function useActiveTrays(venueId: number | null) {
  return useQuery(activeTrayLists.options(venueId))
}

/** How many rooms have trays, and how many of them such as were there over night. */
export function countRooms(trays: readonly TrayOut[]): { rooms: number; overnight: number } {
  return { rooms: roomsOf(trays), overnight: roomsOf(trays.filter(({ isOvernight }) => isOvernight)) }
}

function roomsOf(trays: readonly TrayOut[]): number {
  return new Set(trays.map(({ tableId }) => tableId)).size
}

/** The stickers are those of hotels, and of the restaurant whose order takers are led to them. (spec 1, §2.4) */
export function hasStickers({ id, isRestaurant }: Venue): boolean {
  return !isRestaurant || id === venueWithButton
}

export const orderTraysKey = ['trays', 'order'] as const

/** The trays that an order was brought with, those that were fetched too. */
export function orderTrays(orderId: number) {
  return queryOptions({
    queryKey: [...orderTraysKey, orderId],
    queryFn: () => apiList(traysPath, { orderId, $sort: { createdAt: 1 } }),
  })
}

export const stickersKey = ['trays', 'stickers'] as const

/** All stickers of a venue, by their numbers; null is of none. */
export function stickersOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...stickersKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(trayStickersPath, { restaurantId: venueId ?? 0, $sort: { index: 1 } }),
  })
}

/**
 * The sticker of a venue that bears a serial, in capitals or not; none where it is of another one, or of nobody. Of two that capitals alone
 * tell apart the one that is spelled like that comes first. Null is of whichever venue.
 */
export function stickerNamed({ venueId, serial }: { venueId: number | null; serial: string }) {
  return queryOptions({
    queryKey: [...stickersKey, venueId, serial],
    queryFn: async () => {
      const ofVenue = venueId === null ? {} : { restaurantId: venueId }
      const found = await apiList(trayStickersPath, { ...ofVenue, serialContent: serial })
      return found.toSorted(
        (one, other) => Number(other.serialContent === serial) - Number(one.serialContent === serial),
      )
    },
  })
}

/** Finds the stickers of a venue whose serials end so, as many as a page has. */
export function findStickersEnding({ venueId, end }: { venueId: number; end: string }): Promise<Paged<TraySticker>> {
  return apiFind(trayStickersPath, { restaurantId: venueId, serialEnd: end, $limit: traysAPage })
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
