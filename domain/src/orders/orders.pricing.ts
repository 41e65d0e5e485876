import { fromMinor, type Currency, percentOf, toMinor } from '../kit/money.ts'
import type { VenueTime } from '../kit/venue-clock.ts'
import type { Catalogue } from '../menus/menus.catalogue.ts'
import type { CartLineInput, SoldLine } from './orders.cart.schema.ts'
import { discountedPrice } from './orders.discount.ts'
import type { CartProblem, OrderErrorCode } from './orders.errors.ts'
import { problemsOfLine } from './orders.line-problems.ts'
import { matchSold } from './orders.match-sold.ts'
import { type LineSum, newSale, resale, sumOf } from './orders.sale.ts'

/** Sums in minor units. VAT is part of the prices, so `vatFee` is zero. (spec 1, §2.7) */
export type OrderTotals = {
  cartPrice: number
  placeHolderPrice: number
  serviceFee: number
  vatFee: number
  orderPrice: number
}

export type PriceCart = {
  lines: readonly CartLineInput[]
  catalogue: Catalogue
  venue: { currency: Currency; serviceFee: number; isDiscountedPrice: boolean }
  time: VenueTime
  /** The time in ISO 8601: the `addedAt` of new lines. */
  now: string
  /**
   * The existing lines of the order: lines that are sent again keep the prices at which they were sold. Their quantity
   * can increase only while the item is sold.
   */
  sold?: readonly SoldLine[]
  /** The discount of the order: a percentage with at most two decimals. */
  discountPercentage?: number
}

export type PricedCart = {
  /** The lines in minor units, like the totals. */
  cart: SoldLine[]
  totals: OrderTotals
  problems: CartProblem[]
  differences: CartDifference[]
}

/** The limit of reported problems: a longer list would not help, so further lines are not checked. */
const problemsAtMost = 500

/** A sent price that differs from the venue's; both in the venue's currency. */
export type CartDifference = { field: string; sent: number; right: number }

/**
 * Prices a cart from the venue's own menu: every line (base or discounted price + options + add-ons) × quantity, then
 * the service fee; no line costs less than nothing. Lines with problems are listed and left out of the totals;
 * differing sent prices are listed separately. (spec 1, §2.7)
 */
export function priceCart({
  lines,
  catalogue,
  venue,
  time,
  now,
  sold = [],
  discountPercentage,
}: PriceCart): PricedCart {
  const cart: SoldLine[] = []
  const sums: LineSum[] = []
  const problems: CartProblem[] = []
  const differences: CartDifference[] = []
  const { currency } = venue
  const soldBefore = matchSold(lines, sold, currency)
  for (const [index, line] of lines.entries()) {
    const field = `cart.${index}`
    const before = soldBefore[index]
    const item = catalogue.get(line.itemId)
    const isOfThen = before !== undefined && line.itemQty <= before.itemQty
    const all = isOfThen ? [] : problemsOfLine({ item, line, field, time, now })
    const found = before ? all.filter(({ code }) => stopsMore.includes(code)) : all
    problems.push(...found)
    if (problems.length >= problemsAtMost) break
    if (found.length > 0) continue
    const sale = before ? resale(before, line) : item && newSale({ item, line, venue, time, now })
    if (!sale) continue
    cart.push(sale.line)
    sums.push(sale.sum)
    for (const name of ['price', 'totalPrice'] as const) {
      const right = fromMinor(sale.line[name], currency)
      differences.push(...differenceOf({ field: `${field}.${name}`, sent: line[name], right, currency }))
    }
  }
  return { cart, totals: orderTotals(sums, { ...venue, discountPercentage }), problems, differences }
}

/**
 * Returns the difference between a sent amount and the right one, both decimals; empty if none was sent or it is right.
 */
export function differenceOf({
  field,
  sent,
  right,
  currency,
}: {
  field: string
  sent: number | undefined
  right: number
  currency: Currency
}): CartDifference[] {
  // Equal numbers are equal amounts, which is nearly always the case.
  const differs = sent !== undefined && sent !== right && toMinor(sent, currency) !== toMinor(right, currency)
  return differs ? [{ field, sent, right }] : []
}

type PricedAt = {
  currency: Currency
  /** The venue's service fee, a percentage. */
  serviceFee: number
  /** The order's own discount: a percentage with at most two decimals. */
  discountPercentage?: number
}

/**
 * Returns the sums of an order from the sums of its lines, all in minor units. A discount applies to lines and service
 * fee together.
 */
export function orderTotals(lines: readonly LineSum[], at: PricedAt): OrderTotals {
  const cartPrice = sumOf(lines.map((line) => line.total))
  const serviceFee = cartPrice > 0 ? percentOf(cartPrice, at.serviceFee, at.currency) : 0
  return {
    cartPrice,
    placeHolderPrice: sumOf(lines.map((line) => line.undiscounted)),
    serviceFee,
    vatFee: 0,
    orderPrice: discountedPrice(cartPrice + serviceFee, at),
  }
}

/** Returns the sums of lines at the prices at which they were sold. */
export function totalsAsSold(cart: readonly SoldLine[], at: PricedAt): OrderTotals {
  return orderTotals(
    cart.map((line) => resale(line, line).sum),
    at,
  )
}

/**
 * Returns the minutes until an order can be ready: its slowest line plus five to plate. Zero for an empty cart. (spec
 * 1, §9)
 */
export function prepareMinutes(cart: readonly { prepareTime: number }[]): number {
  return cart.length === 0 ? 0 : Math.max(...cart.map((line) => line.prepareTime)) + 5
}

/** The problems that block a larger quantity of a sold line. New required choices of the menu are not among them. */
const stopsMore: readonly OrderErrorCode[] = [
  'itemUnknown',
  'itemInactive',
  'itemNotNow',
  'itemSoldOut',
  'sideSoldOut',
  'optionSoldOut',
]
