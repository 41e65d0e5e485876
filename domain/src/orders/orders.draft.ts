import type { LocalText } from '../kit/languages.ts'
import { type Currency, fromMinor } from '../kit/money.ts'
import type { VenueTime } from '../kit/venue-clock.ts'
import type { Catalogue } from '../menus/menus.catalogue.ts'
import type { SoldLine } from './orders.cart.schema.ts'
import { cleanComment } from './orders.cart.ts'
import type { OrderErrorCode } from './orders.errors.ts'
import { orderLimits } from './orders.limits.ts'
import { type OrderTotals, priceCart } from './orders.pricing.ts'
import { isSameLine } from './orders.same-cart.ts'
import type { PlaceOrder } from './orders.schema.ts'

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
export type DraftLine = PickedLine & { key: number; isRemoved: boolean }

/** An order that staff put together at a table, before it is sent. (spec 1, §2.7) */
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

/** Puts a line into the cart: more of one that says the same, else a line of its own. A cart that is full stays as it is. */
export function addLine(draft: OrderDraft, picked: PickedLine): OrderDraft {
  const line = { ...picked, comment: cleanComment(picked.comment) }
  const same = wantedLines(draft).find((known) => isSameLine(known, inputOf(line)) && known.comment === line.comment)
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
  /** That of the order which the draft changes. */
  discountPercentage?: number
}

/** A line with what it is sold for; null, and the first of what stands against it, where it can't be had. In minor units. */
export type PricedLine =
  | { line: DraftLine; sold: SoldLine; problem: null }
  | { line: DraftLine; sold: null; problem: OrderErrorCode }

export type PricedDraft = { lines: PricedLine[]; totals: OrderTotals }

/** Prices a draft as the server will, line by line. The totals are of those that can be had. (spec 1, §2.7) */
export function priceDraft({ draft, ...at }: PriceDraft): PricedDraft {
  const wanted = wantedLines(draft)
  const { cart, totals, problems } = priceCart({ lines: wanted.map(inputOf), ...at })
  const sold = cart.values()
  const lines = wanted.map((line, index): PricedLine => {
    const problem = problems.find(({ field }) => field.startsWith(`cart.${index}.`))
    const next = problem ? undefined : sold.next().value
    return next ? { line, sold: next, problem: null } : { line, sold: null, problem: problem?.code ?? 'itemUnknown' }
  })
  return { lines, totals }
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
export function orderOfDraft({ draft, priced, venue }: Placing): PlaceOrder {
  const amount = (minor: number) => fromMinor(minor, venue.currency)
  const { cartPrice, placeHolderPrice, serviceFee, vatFee, orderPrice } = priced.totals
  return {
    restaurantId: venue.id,
    tableId: draft.tableId ?? undefined,
    orderType: 'order',
    editSource: 'v_rest_staff',
    covers: draft.covers,
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

function inputOf({ itemId, itemQty, comment, condimentsList, selectedOptions }: PickedLine) {
  return { itemId, itemQty, comment, condimentsList: [...condimentsList], selectedOptions: [...selectedOptions] }
}

function withinQuantity(quantity: number): number {
  return Math.min(quantity, orderLimits.mostQuantity)
}
