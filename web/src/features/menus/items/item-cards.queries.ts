import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { partLists, recordsOf } from '#features/menus/part-lists.ts'

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
  return queryOptions({ ...partLists.items.optionsOfFields({ menuId }, 'cards', itemCardFields), select: recordsOf })
}
