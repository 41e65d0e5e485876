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

/** What somebody picks of an item: `condimentsList` has the add-ons of which there is at least one. */
export type PickedLine = {
  itemId: number
  /** As it was called when it was picked: it may leave the menu before the order is sent. */
  name: LocalText
  itemQty: number
  comment: string
  condimentsList: readonly { id: number; quantity: number }[]
  selectedOptions: readonly { groupId: number; optionId: string }[]
}

/** One that was taken off stays in sight, to be put back. */
export type DraftLine = PickedLine & {
  key: number
  isRemoved: boolean
  /** Which line of the order it is, where an order is edited; what is added is none of them. */
  soldAs?: string
}

/** An order that staff put together at a table or edit, before it is sent. (spec 1, §2.7) */
export type OrderDraft = { tableId: number | null; covers: number; lines: readonly DraftLine[] }

export const emptyDraft: OrderDraft = { tableId: null, covers: orderLimits.leastCovers, lines: [] }

/** The lines that will be ordered. */
export function wantedLines({ lines }: OrderDraft): DraftLine[] {
  return lines.filter(({ isRemoved }) => !isRemoved)
}

/** Whether nothing was picked yet. */
export function isUntouched(draft: OrderDraft): boolean {
  return draft.tableId === null && draft.covers === emptyDraft.covers && draft.lines.length === 0
}

/**
 * Puts a line into the cart: more of one that says the same, else a line of its own. What was sold before stays as it is, for it may have had
 * another price. A cart that is full stays, too.
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

/** Whether another line would be one too many. */
export function isFull(draft: OrderDraft): boolean {
  return wantedLines(draft).length >= orderLimits.mostLines
}

type PriceDraft = {
  draft: OrderDraft
  catalogue: Catalogue
  venue: { currency: Currency; serviceFee: number; isDiscountedPrice: boolean }
  time: VenueTime
  /** ISO 8601 in UTC. */
  now: string
  /** The order that the draft changes: what it has keeps the prices at which it was sold, and it keeps its discount. */
  order?: { cart: readonly CartLine[]; discountPercentage: number }
}

/** A line with what it is sold for; null, and the first of what stands against it, where it can't be had. In minor units. */
export type PricedLine =
  | { line: DraftLine; sold: SoldLine; problem: null }
  | { line: DraftLine; sold: null; problem: OrderErrorCode }

export type PricedDraft = { lines: PricedLine[]; totals: OrderTotals }

/** Prices a draft as the server will, line by line. The totals are of those that can be had. (spec 1, §2.7) */
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

/** How many of a line there may be: of one that was ordered no more than then, where it can't be had any more. */
export function mostOfLine(line: DraftLine, at: Omit<PriceDraft, 'draft'>): number {
  const before = keyedLines(at.order?.cart ?? []).find(({ key }) => key === line.soldAs)
  if (!before) return orderLimits.mostQuantity
  const most = { ...line, itemQty: orderLimits.mostQuantity }
  const { lines } = priceDraft({ draft: { ...emptyDraft, lines: [most] }, ...at })
  return lines.every(({ problem }) => problem === null) ? orderLimits.mostQuantity : before.line.itemQty
}

/** The first of what keeps a draft from being placed, in the order in which somebody is told; null where nothing does. (spec 1, §5) */
export function problemOfDraft({ tableId }: OrderDraft, { lines, totals }: PricedDraft): OrderErrorCode | null {
  if (tableId === null) return 'tableMissing'
  if (lines.length === 0) return 'emptyCart'
  const stopped = lines.find(({ problem }) => problem !== null)
  if (stopped) return stopped.problem
  return totals.cartPrice > 0 ? null : 'totalNotPositive'
}

type Placing = { draft: OrderDraft; priced: PricedDraft; venue: { id: number; currency: Currency } }

/** The body that places a draft. The prices go along, so that nobody pays others than they were told. */
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

/** The body that makes an order what a draft is, from the version that it was drawn from. The prices go along, as with a new one. */
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

/** A line that was sold names the price of then: the same item may stand in an order twice, at two prices. */
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
