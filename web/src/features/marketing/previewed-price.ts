import { toMinor } from '@brigade/domain/kit/money.ts'
import type { VenueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { TypedItem } from '@brigade/domain/marketing/marketing.rules.ts'
import type { BasePrice } from '@brigade/domain/menus/menus.catalogue.ts'
import { offeredPrice } from '@brigade/domain/menus/menus.offered-price.ts'
import { promotedPrice } from '@brigade/domain/menus/menus.promotion.ts'
import { pricesOfItem } from '@brigade/domain/menus/menus.whole-catalogue.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { PromotableItem } from '#features/marketing/marketing.queries.ts'

/**
 * Returns what guests pay for an item with the values that were typed for it, in minor units, while the promotion runs:
 * with a `marketingId` if the promotion makes the price. Undefined for an item that guests don't see.
 */
export function previewedPrice(
  { price, percentage }: Pick<TypedItem, 'price' | 'percentage'>,
  { offered, venue, time }: { offered: PromotableItem; venue: Venue; time: VenueTime },
): BasePrice | undefined {
  const { currency, isDiscountedPrice: hasDiscounts } = venue
  const { price: base, discount } = pricesOfItem(offered, currency)
  const own = typeof price === 'number' && price >= 0 ? toMinor(price, currency) : null
  const share = typeof percentage === 'number' && isShare(percentage) ? percentage : null
  const isClear = own === null || share === null
  const promoted = isClear ? promotedPrice(base, { price: own, percentage: share }) : null
  const { id, isActive } = offered
  return offeredPrice({ price: base, discount, isActive }, promoted, { id, hasDiscounts, time })
}

function isShare(percentage: number): boolean {
  return percentage > 0 && percentage <= 100 && /^\d+(?:\.\d{1,2})?$/.test(String(percentage))
}
