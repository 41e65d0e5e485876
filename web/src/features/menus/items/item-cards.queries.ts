import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiListFields } from '#kit/api-client.ts'
import { fetchHearing } from '#features/menus/heard-parts.ts'
import { partPaths } from '#features/menus/menu-parts.ts'
import { partListsKey } from '#features/menus/menus.queries.ts'

/** What a card shows: descriptions, the longest part of an item, are read with the item when it is opened. */
const itemCardFields = [
  'id',
  'restaurantId',
  'menuId',
  'categoryId',
  'name',
  'index',
  'price',
  'isDiscountedPrice',
  'discountedPrice',
  'images',
  'daysAvailable',
  'ecoTag',
  'tag',
  'calory',
  'isActive',
  'hidePrice',
  'recommendationCategory',
  'mainOptionId',
  'subOptionId',
  'soldOut',
  'condimentsCount',
  'modifiersCount',
  'version',
] as const satisfies readonly (keyof Item)[]

export type ItemCardData = Pick<Item, (typeof itemCardFields)[number]>

/** The items of a menu in their order, with no more of each than a card shows, kept live. */
export function itemCardsOf(menuId: number) {
  const filter = { menuId }
  return queryOptions({
    queryKey: [...partListsKey('items'), filter, 'cards'] as const,
    queryFn: (): Promise<ItemCardData[]> =>
      fetchHearing({ kind: 'items', filter }, () =>
        // What a card shows is a part of an item, and is merged like one.
        apiListFields(partPaths.items, itemCardFields, { ...filter, $sort: { index: 1 } }),
      ),
  })
}
