// Decision 145: docs/decisions/0145-menu-forms.md

import { type Done, doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { keptNames } from '@brigade/domain/orders/orders.names.ts'
import { nothingPaid, paymentStatusOf } from '@brigade/domain/orders/orders.payments.ts'
import type { OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import { untouchedOrder } from '@brigade/domain/orders/orders.untouched.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { findSellingVenue, type SellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { summedBill } from '../bills/find-bill.ts'
import { joinBill } from '../bills/join-bill.ts'
import { openBillApart } from '../bills/open-bill-apart.ts'
import { publishClosed, publishOpened } from '../bills/publish-bill.ts'
import { logOrderEvent } from '../records/order-log.ts'
import { orderColumns, type OrderRow, soldLinesOf, wireOrder } from '../records/order-columns.ts'
import { lastActOf, saveAct } from '../records/save-act.ts'
import { lockOrder } from './lock-orders.ts'

/** What was ordered on a form: the lines with their price, for how many guests, and for when. */
type FormCart = {
  cart: SoldLine[]
  totals: OrderTotals
  guests: number
  lastname: string
  /** When its slot begins. */
  wantedAt: string
}

type PlaceFormOrder = FormCart & { tableId: number; venue: SellingVenue; principal: Principal; now: Date }

/**
 * Places an order on a form. It waits on a bill of its own until it is released: no board, alarm or printer knows it, and the night does
 * not close it.
 */
export function* placeFormOrder(placing: PlaceFormOrder): Transaction<Order> {
  const { tableId, venue, principal, now, cart } = placing
  const done = doneBy(principal, now)
  const { id: billId, sitting } = yield* openBillApart({ tableId, venue, principal, now })
  const row: OrderRow = {
    ...untouchedOrder,
    ...storedCart(placing),
    ...nothingPaid,
    id: 0,
    orderType: 'form',
    restaurantId: venue.restaurantId,
    status: 'incoming',
    lastAct: lastActOf({ act: 'place', fromStatus: null, ...done }),
    editSource: principal.kind === 'staff' ? 'v_rest_staff' : 'app',
    tableId,
    table: venue.table,
    billId,
    sitting,
    currency: venue.currency,
    paymentType: 'none',
    discountHundredths: 0,
    tipAmount: 0,
    onlineOrderPaymentStatus: paymentStatusOf({ ...placing.totals, tipAmount: 0, ...nothingPaid }),
    createdBy: done.by,
    createdByKind: done.byKind,
    createdById: done.byId,
    createdAt: done.at,
    updatedAt: done.at,
    needsConfirmation: false,
  }
  row.id = yield* orderColumns.insertStored(row)
  const { id: orderId, restaurantId } = row
  yield* logOrderEvent({
    ...done,
    orderId,
    restaurantId,
    version: 1,
    act: 'place',
    fromStatus: null,
    toStatus: 'incoming',
  })
  const order = wireOrder(row, cart)
  yield* emit(ordersPath, 'created', order)
  return order
}

/** Locks an order on a form until the transaction ends; undefined if it does not wait any more. */
export function* holdFormOrder(id: number): Transaction<OrderRow | undefined> {
  const row = yield* lockOrder(id)
  return row.orderType === 'form' && row.status === 'incoming' ? row : undefined
}

/** Returns what was ordered on a form, as it was sold. */
export function soldOnForm(row: OrderRow): Pick<FormCart, 'cart' | 'totals'> {
  const { cartPrice, placeHolderPrice, serviceFee, vatFee, orderPrice } = row
  return { cart: soldLinesOf(row), totals: { cartPrice, placeHolderPrice, serviceFee, vatFee, orderPrice } }
}

/** Changes what was ordered on a form that the caller has locked. */
export function* changeFormOrder(row: OrderRow, changed: FormCart, caller: Caller): Transaction<Order> {
  const order = yield* saveAct(
    row,
    { act: 'details', changes: storedCart(changed), reason: 'form', isOfQueue: true },
    caller,
  )
  if (!order) throw new Error(`Order ${row.id} was changed while it was held`)
  return order
}

/** Cancels an order on a form that the caller has locked. */
export function* cancelFormOrder(row: OrderRow, { reason, ...call }: Call & { reason: string }): Transaction<Order> {
  const changes = { status: 'cancelled', cancelAt: call.now.toISOString(), cancelReason: reason } as const
  const order = yield* saveAct(row, { act: 'cancel', changes, reason }, call)
  if (!order) throw new Error(`Order ${row.id} was changed while it was held`)
  yield* call.app.transactionHooks.run('orders:moved', { order, act: 'cancel', ...call })
  return order
}

type ReleaseFormOrder = {
  id: number
  tableId: number
  /** Returns who accepted it. It is called under the lock of the order, and throws if it is not to be released any more. */
  acceptor: () => Transaction<Omit<Done, 'at'>>
}

/**
 * Makes an order on a form an order in progress, as if it had been placed and accepted now: on the bill of its table, on the boards and in
 * the kitchen. Returns undefined if it does not wait any more, so that it is released only once.
 */
export function* releaseFormOrder(
  { id, tableId, acceptor }: ReleaseFormOrder,
  call: Call,
): Transaction<Order | undefined> {
  const { principal, now, app } = call
  const venue = yield* findSellingVenue(tableId)
  if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
  // A bill is always locked before its orders.
  const { bill, isNew, closed } = yield* joinBill({ tableId, venue, principal, now })
  const row = yield* holdFormOrder(id)
  if (!row) return undefined
  const at = now.toISOString()
  const { by, byKind, byId } = yield* acceptor()
  const changes: Partial<OrderRow> = {
    orderType: 'order',
    status: 'inprogress',
    billId: bill.id,
    sitting: bill.sitting,
    createdAt: at,
    acceptedAT: at,
    acceptedBy: by,
    acceptedByKind: byKind,
    acceptedById: byId,
  }
  const order = yield* saveAct(row, { act: 'accept', changes, isOfQueue: true }, { principal, now })
  if (!order) throw new Error(`Order ${id} was changed while it was held`)
  if (closed) yield* publishClosed(yield* summedBill(closed), { ...call, principal: null })
  if (isNew) yield* publishOpened(bill.id)
  yield* app.transactionHooks.run('orders:moved', { order, act: 'accept', ...call })
  return order
}

function storedCart({ cart, totals, guests, lastname, wantedAt }: FormCart) {
  return {
    ...totals,
    cart: JSON.stringify(cart),
    guests,
    covers: guests,
    paymentInfo: lastname === '' ? null : JSON.stringify(keptNames({ lastname })),
    wantedAt,
  }
}
