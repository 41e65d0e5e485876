import { isDeepStrictEqual } from 'node:util'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { isPriced } from '@brigade/domain/marketing/marketing.rules.ts'
import type { PromotedItem, Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { lowersPrice } from '@brigade/domain/menus/menus.promotion-changes.ts'
import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import { isPromotionOver, soldPromotion } from '@brigade/domain/menus/menus.promotion.ts'
import type { EditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { linkableItems, type NamedItem } from '#features/menus/selling/public/linkable-items.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { promotionOf, type PromotionRow } from './promotion-columns.ts'

/** What a promotion says of its items. */
export type Terms = Pick<Promotion, 'isActive' | 'firstDay' | 'lastDay' | 'daysAvailable' | 'hoursAvailable' | 'items'>

/** An item that a promotion has now or will have, with its terms in the menu and those that the promotion gives it. */
export type PlannedItem = NamedItem & {
  isLinked: boolean
  before: ItemPromotion
  after: ItemPromotion
  /** The price of the new terms, as a decimal; null without one. */
  afterPrice: number | null
  beforePrice: number | null
  /** True if the new terms make it cheaper than those in the menu. */
  isLower: boolean
}

/** The items that a promotion has now or that its terms name, as they are. */
export type FoundLinks = {
  items: readonly NamedItem[]
  /** The names of the other promotions that are not over, by the items that they have. */
  takenBy: ReadonlyMap<number, string>
  isOver: boolean
}

/** The terms that a promotion gives each item, by the item’s id. The menu has the terms of the last plan, so changes are compared with it. */
export type PlannedLinks = Map<number, PlannedItem>

type Planning = { venue: EditedVenue; now: Date; promotionId?: number }

/** Returns what a promotion makes of its items at this time, whose terms were accepted. */
export function* plannedLinks(terms: Terms, planning: Planning): Transaction<PlannedLinks> {
  return planLinks(terms, { ...planning, found: yield* findLinks(terms, planning) })
}

/** Returns the items of a promotion as they are. */
export function* findLinks(terms: Terms, { venue, now, promotionId }: Planning): Transaction<FoundLinks> {
  const ids = terms.items.map(({ itemId }) => itemId)
  const items = yield* linkableItems(ids, { venue, promotionId })
  const takenBy = yield* namesOfOthers(items, { venue, now, promotionId })
  return { items, takenBy, isOver: isPromotionOver(terms, venueTime(now, venue.timeZone)) }
}

/**
 * Returns what a promotion makes of the items that were found: it takes none that another has, and none once it is over. Throws RangeError
 * for a price or percentage that is none, so its terms are checked first.
 */
export function planLinks(
  terms: Terms,
  { found: { items, takenBy, isOver }, venue, promotionId }: Omit<Planning, 'now'> & { found: FoundLinks },
): PlannedLinks {
  const promoted = new Map(terms.items.map((item) => [item.itemId, item]))
  const planned = items.map((item): PlannedItem => {
    const linked = isOver || takenBy.has(item.id) ? undefined : promoted.get(item.id)
    const before = promotionId !== undefined && item.marketingId === promotionId ? item.promotion : null
    const after = linked ? termsOf(terms, linked) : null
    return {
      ...item,
      isLinked: linked !== undefined,
      before,
      after,
      ...comparison(item.price, { before, after, venue }),
    }
  })
  return new Map(planned.map((item) => [item.id, item]))
}

/** Returns the items whose terms become others, besides those that get none. */
export function newTerms(links: PlannedLinks): PlannedItem[] {
  return [...links.values()].filter(({ before, after }) => after !== null && !isDeepStrictEqual(before, after))
}

function termsOf(
  { isActive, firstDay, lastDay, daysAvailable, hoursAvailable }: Terms,
  item: PromotedItem,
): ItemPromotion {
  if (!isActive || !isPriced(item)) return null
  const { price, percentage } = item
  return { price, percentage, firstDay, lastDay, daysAvailable, hoursAvailable }
}

type Compared = { before: ItemPromotion; after: ItemPromotion; venue: EditedVenue }

function comparison(price: number, { before, after, venue: { currency } }: Compared) {
  const minor = (amount: number) => toMinor(amount, currency) ?? 0
  const sold = (promotion: ItemPromotion) => soldPromotion({ price, marketingId: 0, promotion }, minor)
  const [was, is] = [sold(before), sold(after)]
  return {
    beforePrice: was && fromMinor(was.price, currency),
    afterPrice: is && fromMinor(is.price, currency),
    isLower: lowersPrice(minor(price), { before: was, after: is }),
  }
}

/** Returns the names of the other promotions that are not over, by those of these items that they have. */
function* namesOfOthers(
  items: readonly NamedItem[],
  { venue, now, promotionId }: Planning,
): Transaction<Map<number, string>> {
  const others = items.flatMap(({ id, marketingId }) =>
    marketingId === null || marketingId === promotionId ? [] : [{ id, marketingId }],
  )
  const ids = [...new Set(others.map(({ marketingId }) => marketingId))]
  const rows = yield* manyIn<PromotionRow>('SELECT * FROM promotions WHERE "id" IN', ids)
  const time = venueTime(now, venue.timeZone)
  const current = rows.map(promotionOf).filter((promotion) => !isPromotionOver(promotion, time))
  const names = new Map(current.map(({ id, title }) => [id, title.en]))
  return new Map(
    others.flatMap(({ id, marketingId }) => {
      const name = names.get(marketingId)
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
}
