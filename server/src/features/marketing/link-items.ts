import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { MarketingErrorCode } from '@brigade/domain/marketing/marketing.errors.ts'
import { isPriced, type LinkableItem, problemsOfItems } from '@brigade/domain/marketing/marketing.rules.ts'
import type { PromotedItem, Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import { isPromotionOver, promotedPrice } from '@brigade/domain/menus/menus.promotion.ts'
import type { EditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { guardPrices } from '#features/menus/editing/public/locked-prices.ts'
import { itemsBelowZero, linkableItems, type NamedItem } from '#features/menus/selling/public/linkable-items.ts'
import { promoteItems } from '#features/menus/selling/public/promote-items.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { promotionOf, type PromotionRow } from './promotion-columns.ts'

type Terms = Pick<Promotion, 'isActive' | 'firstDay' | 'lastDay' | 'daysAvailable' | 'hoursAvailable' | 'items'>

type Linking = { venue: EditedVenue; now: Date; before: readonly PromotedItem[]; promotionId?: number }

/**
 * Returns the items that a promotion will have, without those that were deleted since it was last saved, and their problems: each is of the
 * venue, in no other promotion that is not over, and cheaper there.
 */
export function* checkedItems(
  items: readonly PromotedItem[],
  { venue, now, before, promotionId }: Linking,
): Transaction<{ items: PromotedItem[]; problems: Problems<MarketingErrorCode> }> {
  const found = yield* linkableItems(
    items.map(({ itemId }) => itemId),
    venue,
  )
  const names = yield* namesOfOthers(found, { venue, now, promotionId })
  const known = new Map<number, LinkableItem>(
    found.map(({ id, price, marketingId }) => {
      const takenBy = marketingId === null ? undefined : names.get(marketingId)
      return [id, takenBy === undefined ? { price } : { price, takenBy }]
    }),
  )
  const hadBefore = new Set(before.map(({ itemId }) => itemId))
  const left = items.filter(({ itemId }) => known.has(itemId) || !hadBefore.has(itemId))
  const problems: Problems<MarketingErrorCode> = problemsOfItems(left, { known, before, currency: venue.currency })
  if (Object.keys(problems).length > 0) return { items: left, problems }
  const news = left.filter((item) => !before.some((was) => JSON.stringify(was) === JSON.stringify(item)))
  const below = yield* itemsBelowZero(pricesOf(news, { known, venue }), venue)
  for (const [index, { itemId, price }] of left.entries()) {
    if (below.has(itemId)) {
      problems[`items.${index}.${price === null ? 'percentage' : 'price'}`] = { code: 'lineBelowZero' }
    }
  }
  return { items: left, problems }
}

/** Requires the passphrase of a venue that locks its prices for a change of what items cost, or when. */
export function* guardTerms(
  { before, after }: { before: Terms | undefined; after: Terms },
  { venue, principal, now }: { venue: EditedVenue } & Caller,
): Transaction<void> {
  const prices = pricing(after)
  if (prices !== noPrices && prices !== pricing(before)) yield* guardPrices({ user: principal, venue, now })
}

/** Gives the items of a promotion its terms: prices while it is on, nothing while it is paused. One that is over frees them. */
export function* linkItems(promotion: Promotion, venue: EditedVenue, call: Call): Transaction<void> {
  const isOver = isPromotionOver(promotion, venueTime(call.now, venue.timeZone))
  const terms = new Map<number, ItemPromotion>(
    isOver ? [] : promotion.items.map((item) => [item.itemId, termsOf(promotion, item)]),
  )
  yield* promoteItems({ promotionId: promotion.id, venue, terms }, call)
}

function termsOf(
  { isActive, firstDay, lastDay, daysAvailable, hoursAvailable }: Terms,
  item: PromotedItem,
): ItemPromotion {
  if (!isActive || !isPriced(item)) return null
  const { price, percentage } = item
  return { price, percentage, firstDay, lastDay, daysAvailable, hoursAvailable }
}

const noPrices = '[]'

function pricing(terms: Terms | undefined): string {
  if (!terms?.isActive) return noPrices
  return JSON.stringify(terms.items.filter(isPriced).map((item) => [item.itemId, termsOf(terms, item)]))
}

/** Returns the names of the other promotions that have some of these items and are not over. */
function* namesOfOthers(
  items: readonly NamedItem[],
  { venue, now, promotionId }: Pick<Linking, 'venue' | 'now' | 'promotionId'>,
): Transaction<Map<number, string>> {
  const ids = items.flatMap(({ marketingId }) =>
    marketingId === null || marketingId === promotionId ? [] : marketingId,
  )
  const rows = yield* manyIn<PromotionRow>('SELECT * FROM promotions WHERE "id" IN', [...new Set(ids)])
  const time = venueTime(now, venue.timeZone)
  const others = rows.map(promotionOf).filter((promotion) => !isPromotionOver(promotion, time))
  return new Map(others.map(({ id, title }) => [id, title.en]))
}

function pricesOf(
  items: readonly PromotedItem[],
  { known, venue: { currency } }: { known: ReadonlyMap<number, LinkableItem>; venue: EditedVenue },
): Map<number, number> {
  return new Map(
    items.flatMap((item) => {
      const own = item.price === null ? null : toMinor(item.price, currency)
      const price = promotedPrice(toMinor(known.get(item.itemId)?.price ?? 0, currency) ?? 0, { ...item, price: own })
      return price === null ? [] : [[item.itemId, fromMinor(price, currency)]]
    }),
  )
}
