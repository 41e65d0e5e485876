import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import type { ReportRange } from '@brigade/domain/kit/report-range.ts'
import { trayStickersPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiList } from '#kit/calls/api-client.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { activeTrayLists } from '#features/trays/active-trays.ts'
import { venueWithButton } from '#features/trays/trays-address.ts'

/** Returns the trays in rooms of a venue, kept live; null selects none. */
export function useActiveTrays(venueId: number | null) {
  return useQuery(activeTrayLists.options(venueId))
}

/** Returns the number of rooms with trays, and of those whose trays were there overnight. */
export function countRooms(trays: readonly TrayOut[]): { rooms: number; overnight: number } {
  return { rooms: roomsOf(trays), overnight: roomsOf(trays.filter(({ isOvernight }) => isOvernight)) }
}

function roomsOf(trays: readonly TrayOut[]): number {
  return new Set(trays.map(({ tableId }) => tableId)).size
}

/**
 * Returns true for venues with stickers: hotels, and the restaurant whose order takers have a button to them. (spec 1,
 * §2.4)
 */
export function hasStickers({ id, isRestaurant }: Venue): boolean {
  return !isRestaurant || id === venueWithButton
}

export const orderTraysKey = ['trays', 'order'] as const

/** Returns the query for the trays that an order was delivered with, the collected ones too. */
export function orderTrays(orderId: number) {
  return queryOptions({
    queryKey: [...orderTraysKey, orderId],
    queryFn: () => apiList(traysPath, { orderId, $sort: { createdAt: 1 } }),
  })
}

export const stickersKey = ['trays', 'stickers'] as const

/** Returns the query for all stickers of a venue, by their numbers; null selects none. */
export function stickersOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...stickersKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(trayStickersPath, { restaurantId: venueId ?? 0, $sort: { index: 1 } }),
  })
}

/**
 * Returns the query for a venue's sticker by its serial, in any case; none if it belongs to another venue, or to none.
 * If two serials differ in case only, the exact one comes first. Null searches every venue.
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

/** Finds the stickers of a venue whose serials have this end, at most one page. */
export function findStickersEnding({ venueId, end }: { venueId: number; end: string }): Promise<Paged<TraySticker>> {
  return apiFind(trayStickersPath, { restaurantId: venueId, serialEnd: end, $limit: traysAPage })
}

export const fetchedTraysKey = ['trays', 'fetched'] as const

/** (spec 1, §9) */
export const traysAPage = 10

type FetchedList = { venueId: number; createdAt: ReportRange; page: number }

/** Returns the query for one page of the collected trays, the last one linked first. */
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
