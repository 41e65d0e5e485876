import { soldOutPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'
import { partLists, recordsOf } from '#features/menus/part-lists.ts'

export const soldOutKey = ['menus', 'soldOut'] as const

/** Queries what is sold out at a venue, kept live. Marks that have just ended may still be included. */
export function soldOutOfVenue(venueId: number | null) {
  return queryOptions({
    queryKey: [...soldOutKey, venueId] as const,
    enabled: venueId !== null,
    queryFn: () => apiFind(soldOutPath, { restaurantId: venueId ?? undefined }),
  })
}

/** The fields that marking an item needs: a venue's items, up to two thousand, are searched in the browser. */
const wantedFields = [
  'id',
  'restaurantId',
  'name',
  'index',
  'isActive',
  'soldOut',
  'condimentsCount',
  'modifiersCount',
  'version',
] as const satisfies readonly (keyof Item)[]

export type SellingItem = Pick<Item, (typeof wantedFields)[number]>

/** Queries all items of a venue, kept live. */
export function itemsOfVenue(venueId: number) {
  const filter = { restaurantId: venueId }
  return queryOptions({ ...partLists.items.optionsOfFields(filter, 'selling', wantedFields), select: recordsOf })
}
