import type { LocalText } from '../kit/languages.ts'
import { includesTime, type VenueTime, type WeekHour } from '../kit/venue-clock.ts'
import { isPromotionTime, type PromotionTimes } from './menus.promotion.ts'
import type { SoldOut } from './menus.sold-out.ts'

type Times = { daysAvailable: readonly string[]; hoursAvailable: readonly string[] }

/** A side for pricing; `price` in minor units. */
export type CatalogueSide = {
  id: number
  name: LocalText
  price: number
  min: number
  max: number
  posItemId: string | null
  soldOut: SoldOut
}

/** An option for pricing; `price` in minor units, which may be below zero. */
export type CatalogueOption = {
  id: string
  name: LocalText
  price: number
  posItemId: string | null
  soldOut: SoldOut
}

/** A group for selling: between `min` and `max` of its options are chosen, each at most once. */
export type CatalogueGroup = {
  id: number
  name: LocalText
  min: number
  max: number
  options: readonly CatalogueOption[]
}

/**
 * An item with everything that selling it needs, including the availability of its menu and category; prices in minor
 * units.
 */
export type CatalogueItem = {
  id: number
  name: LocalText
  price: number
  discount: ({ price: number } & Times) | null
  /** The promotion that gives the item another price. */
  promotion: ({ id: number; price: number } & PromotionTimes) | null
  hidePrice: boolean
  posItemId: string | null
  prepareTime: number
  menu: { id: number; name: LocalText; menuPosId: string | null }
  /** True if its menu is sold on open tabs. */
  isOpenTab: boolean
  /** False if the item, its category or its menu is switched off. */
  isActive: boolean
  soldOut: SoldOut
  /** The times of the item, its category and its menu; the item is available when all of them apply. */
  times: readonly Times[]
  /** Only the sides that are switched on. */
  sides: readonly CatalogueSide[]
  /** Only the groups that are switched on and have options. */
  groups: readonly CatalogueGroup[]
}

/** Everything that one venue sells, by item id. */
export type Catalogue = ReadonlyMap<number, CatalogueItem>

/** Returns whether exactly one option of a group is chosen, as of most groups. */
export function takesOneOption({ min, max }: Pick<CatalogueGroup, 'min' | 'max'>): boolean {
  return min === 1 && max === 1
}

/** Returns whether an item is available at this time on the venue's clock. */
export function isAvailable(item: Pick<CatalogueItem, 'times'>, time: WeekHour): boolean {
  return item.times.every((times) => includesTime(times.daysAvailable, times.hoursAvailable, time))
}

/** What the price of an item depends on, in minor units. */
export type ItemPrices = Pick<CatalogueItem, 'price' | 'discount' | 'promotion'>

/** The price of one piece, and whether it is a lower one. */
export type BasePrice = {
  price: number
  discounted: boolean
  /** The promotion that makes the price, if one does. */
  marketingId?: number
}

/**
 * Returns the current price of one piece of an item in minor units: the discounted price at its days and hours, else
 * the base price, or the price of its promotion if that is lower. They are never added up. Without discounts at the
 * venue, it is the base price.
 */
export function basePrice(
  item: ItemPrices,
  { hasDiscounts, time }: { hasDiscounts: boolean; time: VenueTime },
): BasePrice {
  if (!hasDiscounts) return { price: item.price, discounted: false }
  const { discount, promotion } = item
  const isDiscounted = discount !== null && includesTime(discount.daysAvailable, discount.hoursAvailable, time)
  const usual = isDiscounted ? discount.price : item.price
  if (promotion !== null && promotion.price < usual && isPromotionTime(promotion, time)) {
    return { price: promotion.price, discounted: true, marketingId: promotion.id }
  }
  return { price: usual, discounted: isDiscounted }
}
