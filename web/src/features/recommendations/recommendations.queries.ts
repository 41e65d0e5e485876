import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import {
  guestDialogsPath,
  primaryHeadingsPath,
  recommendationCountsPath,
  subOptionHeadingsPath,
  suggestionsPath,
} from '@brigade/domain/recommendations/recommendations.api.ts'
import type { SuggestionStatus } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiFind, apiList } from '#kit/calls/api-client.ts'
import { subOptionsKey } from '#features/menus/menus.queries.ts'

export const headingsKey = ['recommendations', 'headings'] as const
export const finerHeadingsKey = ['recommendations', 'finerHeadings'] as const
export const taggedItemsKey = ['recommendations', 'items'] as const
const guestDialogsKey = ['recommendations', 'dialogs'] as const
export const suggestionsKey = ['recommendations', 'suggestions'] as const
export const countsKey = ['recommendations', 'counts'] as const

const itemFields = [
  'id',
  'name',
  'isActive',
  'recommendationCategory',
  'mainOptionId',
  'subOptionId',
] as const satisfies readonly (keyof Item)[]

/** An item with what it is recommended for. */
export type TaggedItem = Pick<Item, (typeof itemFields)[number]>

/** Returns the query for the headings of a venue's dialogs. */
export function headingsOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...headingsKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(primaryHeadingsPath, { restaurantId: venueId ?? 0 }),
  })
}

/** Returns the query for the headings above the sub options of a venue. */
export function finerHeadingsOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...finerHeadingsKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(subOptionHeadingsPath, { restaurantId: venueId ?? 0 }),
  })
}

/** Returns the query for all sub options of a venue, in their order. */
export function subOptionsOfVenue(venueId: number | null) {
  return queryOptions({
    queryKey: [...subOptionsKey, venueId, 'all'],
    enabled: venueId !== null,
    queryFn: () => apiList(subOptionsPath, { restaurantId: venueId ?? 0, $sort: { index: 1 } }),
  })
}

/** Returns the query for all items of a venue, also those that are switched off. */
export function taggedItemsOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...taggedItemsKey, venueId],
    enabled: venueId !== null,
    queryFn: async (): Promise<TaggedItem[]> =>
      apiList(itemsPath, { restaurantId: venueId ?? 0, $select: [...itemFields], $sort: { id: 1 } }),
  })
}

/** Returns the query for the dialogs of a venue as guests get them now. */
export function guestDialogsOf(venueId: number) {
  return queryOptions({
    queryKey: [...guestDialogsKey, venueId],
    staleTime: 0,
    queryFn: () => apiFind(guestDialogsPath, { restaurantId: venueId }),
  })
}

/** Returns the query for the suggestions of a venue with one status, the most striking first. */
export function suggestionsOf(venueId: number, status: SuggestionStatus) {
  return queryOptions({
    queryKey: [...suggestionsKey, venueId, status],
    queryFn: () => apiList(suggestionsPath, { restaurantId: venueId, status, $sort: { lift: -1 } }),
  })
}

/** Returns the query for how far the orders of a venue are counted; null if they never were. */
export function recommendationCountOf(venueId: number) {
  return queryOptions({
    queryKey: [...countsKey, venueId],
    queryFn: async () => (await apiList(recommendationCountsPath, { restaurantId: venueId }))[0] ?? null,
  })
}
