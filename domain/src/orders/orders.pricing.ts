import type { LocalText } from '../kit/languages.ts'
import { fromMinor, type Currency, percentOf, toMinor } from '../kit/money.ts'
import type { VenueTime } from '../kit/venue-clock.ts'
import { basePrice, type Catalogue, type CatalogueItem, isAvailable } from '../menus/menus.catalogue.ts'
import { isSoldOut } from '../menus/menus.sold-out.ts'
import { discountedPrice } from './orders.discount.ts'
import type { CartProblem, OrderErrorCode } from './orders.errors.ts'
import { keptNames } from './orders.names.ts'
import { cleanComment, markSold } from './orders.cart.ts'
import { matchSold } from './orders.match-sold.ts'
import type { CartLineInput, SoldLine } from './orders.cart.schema.ts'

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

/** Whoever has read of so many knows that the cart is wrong, and its further lines are not looked at. */
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

/** Why an item can't be had at this moment, whatever is chosen with it; null where it can. `now` is ISO 8601 in UTC with milliseconds. */
export function problemOfItem(
  item: CatalogueItem,
  { time, now }: { time: VenueTime; now: string },
): Extract<OrderErrorCode, 'itemInactive' | 'itemNotNow' | 'itemSoldOut'> | null {
  if (!item.isActive) return 'itemInactive'
  if (!isAvailable(item, time)) return 'itemNotNow'
  return isSoldOut(item.soldOut, now) ? 'itemSoldOut' : null
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

type LineSum = { total: number; undiscounted: number }
type Sale = { line: SoldLine; sum: LineSum }

function problemsOfLine({
  item,
  line,
  field,
  time,
  now,
}: {
  item: CatalogueItem | undefined
  line: CartLineInput
  field: string
  time: VenueTime
  now: string
}): CartProblem[] {
  if (!item) return [{ field: `${field}.itemId`, code: 'itemUnknown' }]
  const choices = { item, line, field, now }
  const ofItem = problemOfItem(item, { time, now })
  return [
    ...(ofItem ? [{ field: `${field}.itemId`, code: ofItem }] : []),
    ...problemsOfSides(choices),
    ...problemsOfChosenOptions(choices),
  ]
}

type Choices = { item: CatalogueItem; line: CartLineInput; field: string; now: string }

function problemsOfSides({ item, line, field, now }: Choices): CartProblem[] {
  const sent = line.condimentsList ?? []
  const problems: CartProblem[] = []
  sent.forEach((choice, index) => {
    const path = `${field}.condimentsList.${index}`
    const side = item.sides.find((candidate) => candidate.id === choice.id)
    if (!side) problems.push({ field: `${path}.id`, code: 'sideUnknown' })
    else if (sent.findIndex((other) => other.id === choice.id) !== index) {
      problems.push({ field: `${path}.id`, code: 'sideTwice' })
    } else if (choice.quantity < side.min || choice.quantity > side.max) {
      problems.push({ field: `${path}.quantity`, code: 'sideQuantity' })
    } else if (choice.quantity > 0 && isSoldOut(side.soldOut, now)) {
      problems.push({ field: `${path}.id`, code: 'sideSoldOut' })
    }
  })
  const isMissing = item.sides.some((side) => side.min > 0 && !sent.some((choice) => choice.id === side.id))
  if (isMissing) problems.push({ field: `${field}.condimentsList`, code: 'sideQuantity' })
  return problems
}

function problemsOfChosenOptions({ item, line, field, now }: Choices): CartProblem[] {
  const sent = line.selectedOptions ?? []
  const problems: CartProblem[] = []
  sent.forEach((choice, index) => {
    const path = `${field}.selectedOptions.${index}`
    const group = item.groups.find((candidate) => candidate.id === choice.groupId)
    const option = group?.options.find((candidate) => candidate.id === choice.optionId)
    if (!group) problems.push({ field: `${path}.groupId`, code: 'optionUnknown' })
    else if (!option) {
      problems.push({ field: `${path}.optionId`, code: 'optionUnknown' })
    } else if (sent.findIndex((other) => other.groupId === choice.groupId) !== index) {
      problems.push({ field: `${path}.groupId`, code: 'optionTwice' })
    } else if (isSoldOut(option.soldOut, now)) {
      problems.push({ field: `${path}.optionId`, code: 'optionSoldOut' })
    }
  })
  const isMissing = item.groups.some((group) => !sent.some((choice) => choice.groupId === group.id))
  if (isMissing) problems.push({ field: `${field}.selectedOptions`, code: 'optionMissing' })
  return problems
}

function newSale({
  item,
  line,
  venue,
  time,
  now,
}: {
  item: CatalogueItem
  line: CartLineInput
  venue: PriceCart['venue']
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

/** What some pieces cost; options below zero make them free at most, and never pay for the rest of the order. */
function pieces(price: number, quantity: number): number {
  return Math.max(0, price) * quantity
}

/** The name that a sold line keeps: in the two languages that every text has. All nine would treble what each screen is sent. */
function soldName({ en, ar }: LocalText): LocalText {
  return ar === undefined ? { en } : { en, ar }
}

/** A line that was sold before and comes again, perhaps in another quantity, at the prices of then. */
function resale(before: SoldLine, input: Pick<CartLineInput, 'itemQty' | 'comment' | 'extra'>): Sale {
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

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
