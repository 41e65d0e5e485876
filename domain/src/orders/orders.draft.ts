import type { LocalText } from '../kit/languages.ts'
import { type Currency, fromMinor } from '../kit/money.ts'
import type { VenueTime } from '../kit/venue-clock.ts'
import type { Catalogue } from '../menus/menus.catalogue.ts'
import type { CartLine, SoldLine } from './orders.cart.schema.ts'
import { cartToMinor, cleanComment } from './orders.cart.ts'
import type { OrderErrorCode } from './orders.errors.ts'
import { orderLimits } from './orders.limits.ts'
import { keyedLines } from './orders.keyed-lines.ts'
import { type OrderTotals, priceCart } from './orders.pricing.ts'
import { isSameLine } from './orders.same-cart.ts'
import type { PatchOrder, PlaceOrder } from './orders.schema.ts'

/** An item as it was picked: `condimentsList` has only the add-ons with at least one piece. */
export type PickedLine = {
  itemId: number
  /** The name at the time of picking: the item may leave the menu before the order is sent. */
  name: LocalText
  itemQty: number
  comment: string
  condimentsList: readonly { id: number; quantity: number }[]
  selectedOptions: readonly { groupId: number; optionId: string }[]
}

/** A line of a draft. A removed line stays visible, so that it can be restored. */
export type DraftLine = PickedLine & {
  key: number
  isRemoved: boolean
  /** The key of the order's line, while an order is edited; added lines have none. */
  soldAs?: string
}

/** An order that staff put together at a table or edit, before it is sent. (spec 1, §2.7) */
export type OrderDraft = { tableId: number | null; covers: number; lines: readonly DraftLine[] }

export const emptyDraft: OrderDraft = { tableId: null, covers: orderLimits.leastCovers, lines: [] }

/** Returns the lines that will be ordered. */
export function wantedLines({ lines }: OrderDraft): DraftLine[] {
  return lines.filter(({ isRemoved }) => !isRemoved)
}

/** Returns whether nothing was picked yet. */
export function isUntouched(draft: OrderDraft): boolean {
  return draft.tableId === null && draft.covers === emptyDraft.covers && draft.lines.length === 0
}

/**
 * Adds a line to the cart: it increases an equal line, or becomes a line of its own. A line that was sold before is not
 * increased, because its price may differ. A full cart stays as it is.
 */
export function addLine(draft: OrderDraft, picked: PickedLine): OrderDraft {
  const line = { ...picked, comment: cleanComment(picked.comment) }
  const added = wantedLines(draft).filter(({ soldAs }) => soldAs === undefined)
  const same = added.find((known) => isSameLine(known, inputOf(line)) && known.comment === line.comment)
  if (same) return changeLine(draft, same.key, { itemQty: withinQuantity(same.itemQty + line.itemQty) })
  if (isFull(draft)) return draft
  const key = Math.max(0, ...draft.lines.map((known) => known.key)) + 1
  return { ...draft, lines: [...draft.lines, { ...line, key, isRemoved: false }] }
}

/** Changes a line of the cart. */
export function changeLine(draft: OrderDraft, key: number, change: Partial<Omit<DraftLine, 'key'>>): OrderDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) }
}

/** Returns whether the cart has no room for another line. */
export function isFull(draft: OrderDraft): boolean {
  return wantedLines(draft).length >= orderLimits.mostLines
}

type PriceDraft = {
  draft: OrderDraft
  catalogue: Catalogue
  venue: { currency: Currency; serviceFee: number; isDiscountedPrice: boolean }
  time: VenueTime
  /** The current time, ISO 8601 in UTC. */
  now: string
  /** The order that the draft changes: its lines keep the prices at which they were sold, and it keeps its discount. */
  order?: { cart: readonly CartLine[]; discountPercentage: number }
}

/** A line with its sale in minor units; if it can't be sold, null and its first problem. */
export type PricedLine =
  | { line: DraftLine; sold: SoldLine; problem: null }
  | { line: DraftLine; sold: null; problem: OrderErrorCode }

export type PricedDraft = { lines: PricedLine[]; totals: OrderTotals }

/** Prices a draft line by line, as the server will. The totals cover the lines that can be sold. (spec 1, §2.7) */
export function priceDraft({ draft, order, ...at }: PriceDraft): PricedDraft {
  const wanted = wantedLines(draft)
  const before = order?.cart ?? []
  const sold = cartToMinor(before, at.venue.currency)
  const { cart, totals, problems } = priceCart({
    lines: wanted.map(pricedAsBefore(before)),
    sold,
    discountPercentage: order?.discountPercentage,
    ...at,
  })
  const priced = cart.values()
  const lines = wanted.map((line, index): PricedLine => {
    const problem = problems.find(({ field }) => field.startsWith(`cart.${index}.`))
    const next = problem ? undefined : priced.next().value
    return next ? { line, sold: next, problem: null } : { line, sold: null, problem: problem?.code ?? 'itemUnknown' }
  })
  return { lines, totals }
}

/** Returns the largest quantity of a line. If an ordered item is no longer available, this is the ordered quantity. */
export function mostOfLine(line: DraftLine, at: Omit<PriceDraft, 'draft'>): number {
  const before = keyedLines(at.order?.cart ?? []).find(({ key }) => key === line.soldAs)
  if (!before) return orderLimits.mostQuantity
  const most = { ...line, itemQty: orderLimits.mostQuantity }
  const { lines } = priceDraft({ draft: { ...emptyDraft, lines: [most] }, ...at })
  return lines.every(({ problem }) => problem === null) ? orderLimits.mostQuantity : before.line.itemQty
}

/**
 * Returns the first problem that blocks placing a draft, in the order in which people see problems; null if there is
 * none. (spec 1, §5)
 */
export function problemOfDraft({ tableId }: OrderDraft, { lines, totals }: PricedDraft): OrderErrorCode | null {
  if (tableId === null) return 'tableMissing'
  if (lines.length === 0) return 'emptyCart'
  const stopped = lines.find(({ problem }) => problem !== null)
  if (stopped) return stopped.problem
  return totals.cartPrice > 0 ? null : 'totalNotPositive'
}

type Placing = { draft: OrderDraft; priced: PricedDraft; venue: { id: number; currency: Currency } }

/**
 * Returns the body that places a draft. It includes the prices, so that guests never pay other prices than were shown.
 */
export function orderOfDraft(placing: Placing): PlaceOrder {
  const { draft, venue } = placing
  return {
    restaurantId: venue.id,
    tableId: draft.tableId ?? undefined,
    orderType: 'order',
    editSource: 'v_rest_staff',
    covers: draft.covers,
    ...pricedCartOf(placing),
  }
}

/**
 * Returns the body that changes an order to a draft, from the version on which the draft is based. It includes the
 * prices, as for a new order.
 */
export function changeOfDraft(placing: Placing & { version: number }): PatchOrder & Pick<PlaceOrder, 'cart'> {
  return { version: placing.version, covers: placing.draft.covers, ...pricedCartOf(placing) }
}

function pricedCartOf({ priced, venue }: Placing) {
  const amount = (minor: number) => fromMinor(minor, venue.currency)
  const { cartPrice, placeHolderPrice, serviceFee, vatFee, orderPrice } = priced.totals
  return {
    cart: priced.lines.map(({ line, sold }) => ({
      ...inputOf(line),
      ...(sold && { price: amount(sold.price), totalPrice: amount(sold.totalPrice) }),
    })),
    cartPrice: amount(cartPrice),
    placeHolderPrice: amount(placeHolderPrice),
    serviceFee: amount(serviceFee),
    vatFee: amount(vatFee),
    orderPrice: amount(orderPrice),
  }
}

/** Adds the old price to a line that was sold: the same item may be in an order twice, at two prices. */
function pricedAsBefore(before: readonly CartLine[]) {
  const byKey = new Map(keyedLines(before).map(({ key, line }) => [key, line]))
  return (line: DraftLine) => {
    const sold = line.soldAs === undefined ? undefined : byKey.get(line.soldAs)
    const input = inputOf(line)
    return sold && isSameLine(sold, input) ? { ...input, price: sold.price } : input
  }
}

function inputOf({ itemId, itemQty, comment, condimentsList, selectedOptions }: PickedLine) {
  return { itemId, itemQty, comment, condimentsList: [...condimentsList], selectedOptions: [...selectedOptions] }
}

function withinQuantity(quantity: number): number {
  return Math.min(quantity, orderLimits.mostQuantity)
}
