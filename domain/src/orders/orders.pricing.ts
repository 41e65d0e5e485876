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
  /** ISO 8601: the `addedAt` of lines that are new. */
  now: string
  /** The lines that the order has already: those that come again keep the prices at which they were sold. More of one there is only while it is sold. */
  sold?: readonly SoldLine[]
  /** What the venue takes off the order: a percentage with at most two decimals. */
  discountPercentage?: number
}

export type PricedCart = {
  /** In minor units, as the totals. */
  cart: SoldLine[]
  totals: OrderTotals
  problems: CartProblem[]
  differences: CartDifference[]
}

/** Somebody who has read of so many knows that the cart is wrong, and its further lines are not looked at. */
const problemsAtMost = 500

/** A price that came with the cart and is not what the venue asks; both in the venue's currency. */
export type CartDifference = { field: string; sent: number; right: number }

/**
 * Prices a cart from the venue's own menu: every line (base or discounted price + options + add-ons) × quantity, then the service
 * fee; no line costs less than nothing. Lines with problems are named and left out of the totals; prices that were sent and differ are told beside. (spec 1, §2.7)
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

/** The one difference between an amount that was sent and the right one, both decimals; none when it was not sent or is right. */
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
  // What is the same number is the same amount, and nearly always it is.
  const differs = sent !== undefined && sent !== right && toMinor(sent, currency) !== toMinor(right, currency)
  return differs ? [{ field, sent, right }] : []
}

type PricedAt = {
  currency: Currency
  /** The venue's, as a percentage. */
  serviceFee: number
  /** The order's own: a percentage with at most two decimals. */
  discountPercentage?: number
}

/** The sums of an order from the sums of its lines, all in minor units. A discount is taken off lines and service fee together. */
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

/** The sums of lines as they were sold, at the prices of then. */
export function totalsAsSold(cart: readonly SoldLine[], at: PricedAt): OrderTotals {
  return orderTotals(
    cart.map((line) => resale(line, line).sum),
    at,
  )
}

/** Minutes until an order can be ready: its slowest line plus five to plate. Zero for an empty cart. (spec 1, §9) */
export function prepareMinutes(cart: readonly { prepareTime: number }[]): number {
  return cart.length === 0 ? 0 : Math.max(...cart.map((line) => line.prepareTime)) + 5
}

/** Why there is no more of what was sold before. That the menu asks other things of it by now is no reason. */
const stopsMore: readonly OrderErrorCode[] = [
  'itemUnknown',
  'itemInactive',
  'itemNotNow',
  'itemSoldOut',
  'sideSoldOut',
  'optionSoldOut',
]
