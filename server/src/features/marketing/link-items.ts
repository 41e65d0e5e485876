import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { MarketingErrorCode } from '@brigade/domain/marketing/marketing.errors.ts'
import { type LinkableItem, problemsOfItems } from '@brigade/domain/marketing/marketing.rules.ts'
import type { PromotedItem, Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { changedPrices } from '@brigade/domain/menus/menus.price-changes.ts'
import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import type { EditAction } from '@brigade/domain/notifications/notifications.schema.ts'
import type { EditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { guardItemEdit } from '#features/menus/editing/public/item-gates.ts'
import { itemsBelowZero } from '#features/menus/selling/public/linkable-items.ts'
import { promoteItems } from '#features/menus/selling/public/promote-items.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import {
  type FoundLinks,
  newTerms,
  type PlannedItem,
  type PlannedLinks,
  plannedLinks,
  type Terms,
} from './planned-links.ts'

type Checking = {
  found: FoundLinks
  venue: EditedVenue
  /** The items that it has already. */
  before: readonly PromotedItem[]
  /** True if it was over, so that it had none of them. */
  wasOver: boolean
}

/**
 * Returns the items that a promotion will have, without those that were deleted since it was last saved, and their problems: each is of the
 * venue and cheaper there, and in no other promotion unless this one is over.
 */
export function checkedItems(
  items: readonly PromotedItem[],
  { found, venue, before, wasOver }: Checking,
): { items: PromotedItem[]; problems: Problems<MarketingErrorCode> } {
  const hadBefore = new Set(before.map(({ itemId }) => itemId))
  const known = new Map<number, LinkableItem>(
    found.items.map(({ id, price }) => {
      const isKept = hadBefore.has(id) && !wasOver
      const takenBy = found.isOver || isKept ? undefined : found.takenBy.get(id)
      return [id, takenBy === undefined ? { price } : { price, takenBy }]
    }),
  )
  const left = items.filter(({ itemId }) => known.has(itemId) || !hadBefore.has(itemId))
  return { items: left, problems: problemsOfItems(left, { known, before, currency: venue.currency }) }
}

/** Returns the problems of items with a choice of options that would cost less than nothing. */
export function* problemsOfPromotedLines(
  items: readonly PromotedItem[],
  { links, venue }: { links: PlannedLinks; venue: EditedVenue },
): Transaction<Problems<MarketingErrorCode>> {
  const below = yield* belowZero(links, venue)
  const problems: Problems<MarketingErrorCode> = {}
  for (const [index, { itemId, price }] of items.entries()) {
    if (below.has(itemId)) {
      problems[`items.${index}.${price === null ? 'percentage' : 'price'}`] = { code: 'lineBelowZero' }
    }
  }
  return problems
}

/**
 * Requires the passphrase for a change of a promotion as for one of its items: for any at a venue that asks for it at edits of its menu,
 * and for lower prices or more times of them at one that locks its prices.
 */
export function guardLinks(links: PlannedLinks, { venue, principal, now }: { venue: EditedVenue } & Caller) {
  const isPriced = [...links.values()].some(({ isLower }) => isLower)
  return guardItemEdit({ user: principal, venue, isPriced, now })
}

type Linking = { promotion: Pick<Promotion, 'id'>; links: PlannedLinks; venue: EditedVenue }

/** Gives the items of a promotion its terms: prices while it is on, nothing while it is paused. One that is over frees them. */
export function* linkItems(
  { promotion: { id }, links, venue }: Linking,
  call: Call<Call['principal'] | null>,
): Transaction<void> {
  const terms = [...links.values()].filter(({ isLinked }) => isLinked)
  yield* promoteItems({ promotionId: id, venue, terms: new Map(terms.map((item) => [item.id, item.after])) }, call)
}

/**
 * Makes the menu say again what a promotion says at this time, for example on another clock. An item of which a choice of options would
 * cost less than nothing by now is only shown.
 */
export function* relinkItems(
  promotion: Terms & Pick<Promotion, 'id'>,
  venue: EditedVenue,
  call: Call<Call['principal'] | null>,
): Transaction<void> {
  const links = yield* plannedLinks(promotion, { venue, now: call.now, promotionId: promotion.id })
  for (const id of yield* belowZero(links, venue)) {
    links.set(id, { ...links.get(id)!, after: noTerms })
  }
  yield* linkItems({ promotion, links, venue }, call)
}

const noTerms: ItemPromotion = null

type Noted = Linking & { promotion: Pick<Promotion, 'id' | 'title'>; action: EditAction }

/** Notes a change of a promotion for the admin, with the prices of items that it changes. */
export function* noteLinks(
  { promotion, links, venue, action }: Noted,
  { principal: user, now }: Caller,
): Transaction<void> {
  const pricesIn = (priceOf: (item: PlannedItem) => number | null) =>
    Object.fromEntries([...links.values()].map((item) => [item.name, priceOf(item) ?? item.price]))
  const priceChanges = changedPrices(
    pricesIn(({ beforePrice }) => beforePrice),
    pricesIn(({ afterPrice }) => afterPrice),
    venue.currency,
  )
  const entityName = promotion.title.en
  yield* recordEdit({ user, venueId: venue.id, action, entity: 'promotion', entityName, priceChanges, now })
}

function belowZero(links: PlannedLinks, venue: EditedVenue): Transaction<Set<number>> {
  const prices = newTerms(links).map(({ id, afterPrice, price }) => [id, afterPrice ?? price] as const)
  return itemsBelowZero(new Map(prices), venue)
}
