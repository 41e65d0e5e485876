import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import type { PricedCart } from '@brigade/domain/orders/orders.pricing.ts'
import { totalsAsSold } from '@brigade/domain/orders/orders.pricing.ts'
import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { nothingPaid, paymentStatusOf } from '@brigade/domain/orders/orders.payments.ts'
import { untouchedOrder } from '@brigade/domain/orders/orders.untouched.ts'
import { type OrderAct, orderMoves, mayMove } from '@brigade/domain/orders/orders.status.ts'
import type { LogEntry } from '#features/orders/records/order-log.ts'
import type { OrderRow } from '#features/orders/records/order-columns.ts'

type StoryEvent = Omit<LogEntry, 'orderId' | 'restaurantId' | 'act' | keyof Doer> & { act: RecordedAct }

/** The columns of an order that name a person; their kinds and ids are known once the story is complete. */
export type NamedBy = 'createdBy' | 'acceptedBy' | 'completedBy'

/** An order from its placing on, with its log, before it has an id. */
export type OrderStory = {
  row: Omit<
    OrderRow,
    | 'id'
    | 'cart'
    | 'lastAct'
    | 'billId'
    | 'sitting'
    | 'continuationOf'
    | 'mergedInto'
    | `${NamedBy}Kind`
    | `${NamedBy}Id`
  >
  cart: SoldLine[]
  events: StoryEvent[]
  mergedInto: OrderStory | null
}

type Placing = Pick<OrderRow, 'restaurantId' | 'tableId' | 'table' | 'currency' | 'createdBy' | 'paymentType'> & {
  priced: Pick<PricedCart, 'cart' | 'totals'>
  at: Date
  isStaffOrder: boolean
  tipAmount: number
  amountPaidOnline: number
  lastname: string | null
  guests: number
  covers: number
  openTab: boolean
}

/** Begins an order as the server would place it; staff orders are accepted at once. */
export function placeInStory(placing: Placing): OrderStory {
  const { priced, at, isStaffOrder, lastname, amountPaidOnline, ...fields } = placing
  const stamp = at.toISOString()
  const story: OrderStory = {
    row: {
      ...untouchedOrder,
      ...fields,
      ...priced.totals,
      status: 'incoming',
      editSource: isStaffOrder ? 'v_rest_staff' : 'app',
      paymentInfo: lastname === null ? null : JSON.stringify({ lastname }),
      discountHundredths: 0,
      amountPaidOnline,
      onlineOrderPaymentStatus: paymentStatusOf({
        ...priced.totals,
        ...nothingPaid,
        tipAmount: placing.tipAmount,
        amountPaidOnline,
      }),
      createdAt: stamp,
      updatedAt: stamp,
      needsConfirmation: false,
    },
    cart: priced.cart,
    events: [{ act: 'place', fromStatus: null, toStatus: 'incoming', by: fields.createdBy, at: stamp, version: 1 }],
    mergedInto: null,
  }
  if (isStaffOrder) {
    Object.assign(story.row, { status: 'inprogress', acceptedBy: fields.createdBy, acceptedAT: stamp })
    story.events.push({
      act: 'accept',
      fromStatus: 'incoming',
      toStatus: 'inprogress',
      by: fields.createdBy,
      at: stamp,
      version: 1,
    })
  }
  return story
}

type Doing = { act: OrderAct; at: Date; by: string; reason?: string }

/** Moves an order on by one act of the status machine. Throws RangeError for a move that the machine does not have. */
export function doInStory(story: OrderStory, { act, at, by, reason }: Doing): void {
  const { row } = story
  if (!mayMove(act, row.status)) throw new RangeError(`An order that is ${row.status} cannot be moved by ${act}`)
  const move = orderMoves[act]
  const stamp = at.toISOString()
  const version = row.version + 1
  story.events.push({ act, fromStatus: row.status, toStatus: move.to, by, at: stamp, reason: reason ?? null, version })
  if (act === 'accept') {
    row.acceptedBy = by
    if (row.status === 'updated') row.reviewedAt = stamp
  }
  if (act === 'complete') row.completedBy = by
  if (act === 'cancel') row.cancelReason = reason ?? null
  if (act === 'update') row.editSource = 'dashboard'
  if ('stamp' in move) row[move.stamp] = stamp
  row.status = move.to
  row.version = version
  row.updatedAt = stamp
}

/** Replaces the cart of an order at prices as sold; the order then waits to be accepted again. */
export function changeCartInStory(
  story: OrderStory,
  {
    cart,
    venue,
    ...doing
  }: {
    cart: SoldLine[]
    venue: { currency: Currency; serviceFee: number }
    at: Date
    by: string
    reason?: string
  },
): void {
  story.cart = cart
  Object.assign(story.row, totalsAsSold(cart, venue))
  doInStory(story, { ...doing, act: 'update' })
}

/** Merges an order into another of the same table, which takes over its cart lines and waits to be accepted again. */
export function mergeInStory(
  story: OrderStory,
  {
    into,
    venue,
    at,
    by,
  }: {
    into: OrderStory
    venue: { currency: Currency; serviceFee: number }
    at: Date
    by: string
  },
): void {
  doInStory(story, { act: 'merge', at, by })
  story.mergedInto = into
  into.row.tipAmount += story.row.tipAmount
  changeCartInStory(into, { cart: [...into.cart, ...story.cart], venue, at, by })
}
