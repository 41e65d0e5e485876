import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { partLists, recordsOf } from '#features/menus/part-lists.ts'

/**
 * The fields that a card shows. Descriptions are the longest part of an item: they are read when the item is opened.
 */
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

/** Queries the items of a menu in their order, with only the fields that a card shows, kept live. */
export function itemCardsOf(menuId: number) {
  return queryOptions({ ...partLists.items.optionsOfFields({ menuId }, 'cards', itemCardFields), select: recordsOf })
}
