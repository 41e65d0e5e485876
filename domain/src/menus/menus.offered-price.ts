import { type BasePrice, basePrice, type CatalogueItem } from './menus.catalogue.ts'
import type { VenueTime } from '../kit/venue-clock.ts'

type OfferedItem = Pick<CatalogueItem, 'price' | 'discount' | 'isActive'>

/**
 * Returns what guests pay for an item of a promotion while that runs, in minor units like `promoted`, its price there:
 * with a `marketingId` if the promotion makes the price. Undefined for an item that guests don't see, because it is
 * switched off.
 */
export function offeredPrice(
  item: OfferedItem,
  promoted: number | null,
  { id, ...now }: { id: number; hasDiscounts: boolean; time: VenueTime },
): BasePrice | undefined {
  if (!item.isActive) return undefined
  const { price, discount } = item
  const promotion = promoted === null ? null : { id, price: promoted, ...always }
  return basePrice({ price, discount, promotion }, now)
}

const always = { firstDay: null, lastDay: null, daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
