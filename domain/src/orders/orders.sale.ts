import type { LocalText } from '../kit/languages.ts'
import type { VenueTime } from '../kit/venue-clock.ts'
import { basePrice, type CatalogueItem } from '../menus/menus.catalogue.ts'
import { cleanComment, markSold } from './orders.cart.ts'
import type { CartLineInput, SoldLine } from './orders.cart.schema.ts'
import { keptNames } from './orders.names.ts'

/** The sums of a line in minor units: at its price, and at its price without any discount. */
export type LineSum = { total: number; undiscounted: number }

/** A line of a cart as it is sold, with its amounts in minor units. */
export type Sale = { line: SoldLine; sum: LineSum }

/** Sells a line at the current prices of the menu. `now` is ISO 8601. */
export function newSale({
  item,
  line,
  venue,
  time,
  now,
}: {
  item: CatalogueItem
  line: CartLineInput
  venue: { isDiscountedPrice: boolean }
  time: VenueTime
  now: string
}): Sale {
  const base = basePrice(item, { hasDiscounts: venue.isDiscountedPrice, time })
  const sides = (line.condimentsList ?? []).flatMap(({ id, quantity }) => {
    const side = item.sides.find((candidate) => candidate.id === id)
    return side && quantity > 0 ? [{ ...side, quantity }] : []
  })
  const options = (line.selectedOptions ?? []).flatMap(({ groupId, optionId }) => {
    const group = item.groups.find((candidate) => candidate.id === groupId)
    const option = group?.options.find((candidate) => candidate.id === optionId)
    return group && option ? [{ group, option }] : []
  })
  const extras =
    sumOf(options.map(({ option }) => option.price)) + sumOf(sides.map((side) => side.price * side.quantity))
  const total = pieces(base.price + extras, line.itemQty)
  return {
    sum: { total, undiscounted: pieces(item.price + extras, line.itemQty) },
    line: markSold({
      itemId: item.id,
      name: soldName(item.name),
      price: base.price,
      itemQty: line.itemQty,
      totalPrice: total,
      hidePrice: item.hidePrice,
      posItemId: item.posItemId,
      menu: { ...item.menu, name: soldName(item.menu.name) },
      prepareTime: item.prepareTime,
      comment: cleanComment(line.comment ?? ''),
      discounted: base.discounted,
      ...(base.marketingId !== undefined && { marketingId: base.marketingId }),
      basePrice: item.price,
      extra: line.extra ? keptNames(line.extra) : null,
      addedAt: now,
      condimentsList: sides.map(({ id, name, price, min, max, posItemId, quantity }) => ({
        id,
        name: soldName(name),
        price,
        min,
        max,
        quantity,
        posItemId,
      })),
      selectedOptions: options.map(({ group, option }) => ({
        groupId: group.id,
        optionId: option.id,
        name: soldName(group.name),
        value: soldName(option.name),
        price: option.price,
        posItemId: option.posItemId,
      })),
    }),
  }
}

/** Sells a line again at its old prices, perhaps in another quantity. */
export function resale(before: SoldLine, input: Pick<CartLineInput, 'itemQty' | 'comment' | 'extra'>): Sale {
  const extras =
    sumOf(before.selectedOptions.map((option) => option.price)) +
    sumOf(before.condimentsList.map((side) => side.price * side.quantity))
  const total = pieces(before.price + extras, input.itemQty)
  return {
    sum: { total, undiscounted: pieces(before.basePrice + extras, input.itemQty) },
    line: {
      ...before,
      itemQty: input.itemQty,
      totalPrice: total,
      comment: cleanComment(input.comment ?? ''),
      extra: input.extra ? keptNames(input.extra) : before.extra,
    },
  }
}

/** Adds amounts in minor units. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/**
 * Returns the price of some pieces. Options below zero make them free at most; they never pay for the rest of the
 * order.
 */
function pieces(price: number, quantity: number): number {
  return Math.max(0, price) * quantity
}

/**
 * Returns the stored name of a sold line, in the two languages that every text has. All nine would treble the data of
 * each screen.
 */
function soldName({ en, ar }: LocalText): LocalText {
  return ar === undefined ? { en } : { en, ar }
}
