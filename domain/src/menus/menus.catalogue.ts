import type { LocalText } from '../kit/languages.ts'
import { includesTime, type VenueTime } from '../kit/venue-clock.ts'
import type { SoldOut } from './menus.sold-out.ts'

type Times = { daysAvailable: readonly string[]; hoursAvailable: readonly string[] }

/** A side as it is priced; `price` in minor units. */
export type CatalogueSide = {
  id: number
  name: LocalText
  price: number
  min: number
  max: number
  posItemId: string | null
  soldOut: SoldOut
}

/** An option as it is priced; `price` in minor units, and it may be below zero. */
export type CatalogueOption = {
  id: string
  name: LocalText
  price: number
  posItemId: string | null
  soldOut: SoldOut
}

export type CatalogueGroup = { id: number; name: LocalText; options: readonly CatalogueOption[] }

/** An item with everything that selling it needs, its menu's and category's availability included; prices in minor units. */
export type CatalogueItem = {
  id: number
  name: LocalText
  price: number
  discount: ({ price: number } & Times) | null
  hidePrice: boolean
  posItemId: string | null
  prepareTime: number
  menu: { id: number; name: LocalText; menuPosId: string | null }
  /** Whether its menu is sold on open tabs. */
  isOpenTab: boolean
  /** False when the item, its category or its menu is switched off. */
  isActive: boolean
  soldOut: SoldOut
  /** When it may be had: the item's own times, its category's and its menu's; all must hold. */
  times: readonly Times[]
  /** Only those that are switched on. */
  sides: readonly CatalogueSide[]
  /** Only those that are switched on and have options. */
  groups: readonly CatalogueGroup[]
}

/** Everything that one venue sells, by item id. */
export type Catalogue = ReadonlyMap<number, CatalogueItem>

/** Whether an item can be had at this time on the venue's clock. */
export function isAvailable(item: CatalogueItem, time: VenueTime): boolean {
  return item.times.every((times) => includesTime(times.daysAvailable, times.hoursAvailable, time))
}

/** What one piece of an item costs now, in minor units: the discounted price at its days and hours, else the base price. */
export function basePrice(
  item: CatalogueItem,
  { hasDiscounts, time }: { hasDiscounts: boolean; time: VenueTime },
): { price: number; discounted: boolean } {
  const { discount } = item
  const discounted =
    hasDiscounts && discount !== null && includesTime(discount.daysAvailable, discount.hoursAvailable, time)
  return { price: discounted ? discount.price : item.price, discounted }
}
