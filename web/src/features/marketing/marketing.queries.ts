import { promotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiList } from '#kit/calls/api-client.ts'

export const promotionsKey = ['marketing', 'promotions'] as const
export const itemsKey = ['marketing', 'items'] as const

/** The fields of items that their prices and names need. */
const itemFields = [
  'id',
  'name',
  'price',
  'isActive',
  'isDiscountedPrice',
  'discountedPrice',
  'appliedDaysForDiscountedPrice',
  'appliedHoursForDiscountedPrice',
  'marketingId',
  'promotion',
] as const satisfies readonly (keyof Item)[]

/** An item that a promotion can have. */
export type PromotableItem = Pick<Item, (typeof itemFields)[number]>

/** Returns the query for the promotions of a venue, in their order. */
export function promotionsOfVenue(venueId: number | null) {
  return queryOptions({
    queryKey: [...promotionsKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(promotionsPath, { restaurantId: venueId ?? 0, $sort: { index: 1 } }),
  })
}

/** Returns the query for all items of a venue, also those that are switched off. */
export function offeredItemsOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...itemsKey, venueId],
    enabled: venueId !== null,
    queryFn: async (): Promise<PromotableItem[]> =>
      apiList(itemsPath, { restaurantId: venueId ?? 0, $select: [...itemFields], $sort: { id: 1 } }),
  })
}
