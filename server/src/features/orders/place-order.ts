import { doneBy, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { orderStops } from '@brigade/domain/venues/pausing.rules.ts'
import { limitProblems } from '@brigade/domain/orders/orders.limits.ts'
import { priceCart } from '@brigade/domain/orders/orders.pricing.ts'
import type { Order, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import type { PlaceTestOrder } from '@brigade/domain/orders/test-orders.schema.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { otherTable, sittingOver } from '#features/tables/public/sees-at-table.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { summedBill } from './bills/find-bill.ts'
import { publishClosed, publishOpened } from './bills/publish-bill.ts'
import { joinBill } from './bills/join-bill.ts'
import { type BillApart, openBillApart } from './bills/open-bill-apart.ts'
import { lastOnTab } from './open-tab.ts'
import { newOrder } from './new-order.ts'
import { logOrderEvent } from './records/order-log.ts'
import { insertPayments } from './records/book-payments.ts'
import { orderSeenBy } from './public/find-order.ts'
import { refuseCart, refuseDifferences } from './records/order-problems.ts'
import { orderColumns, orderOfRow, type OrderRow, wireOrder } from './records/order-columns.ts'
import { assertPayable, totalDifferences } from './order-totals.ts'
import { findSellingVenue, type SellingVenue } from '#features/tables/public/selling-venue.ts'

type Body = Omit<PlaceOrder, 'idempotencyKey'>

/**
 * Places an order at the venue's own prices, with its log in one transaction. Staff orders are accepted at once. Throws BadRequest or
 * Unprocessable that name the fields, Forbidden for another guest's table, Conflict for prices that differ. (product, Orders)
 */
export function* placeOrder(body: Body, call: Call): Transaction<Order> {
  return yield* place({ body, isTest: false }, call)
}

/**
 * Places a test order, which waits to be accepted like a guest's. It takes the path of any other order, except that it has a bill of its
 * own and opens no tab.
 */
export function* placeTestOrder(body: Omit<PlaceTestOrder, 'idempotencyKey'>, call: Call): Transaction<Order> {
  return yield* place({ body, isTest: true }, call)
}

function* place({ body, isTest }: { body: Body; isTest: boolean }, call: Call): Transaction<Order> {
  const { principal, now, app } = call
  if (principal.kind === 'guest' && principal.isOver) throw sittingOver()
  const tableId = tableOf(body, principal)
  const venue = yield* findVenueOpenAt(tableId, { body, principal, now })
  const catalogue = yield* app.catalogues.get(venue.restaurantId, venue.catalogueVersion)
  const menuIds = body.cart.map(({ itemId }) => catalogue.get(itemId)?.menu.id)
  refuseStopped({ venue, principal, menuIds, now })
  const { cart, totals } = priced({ body, venue, catalogue, now })
  const { row, payments } = newOrder({ body, isTest, venue, tableId, cart, totals, principal, now })
  if (principal.kind === 'guest') assertWithinLimits(body, venue, row)
  const joining = { tableId, venue, principal, now }
  const { bill, isNew, closed } = isTest ? testBill(yield* openBillApart(joining)) : yield* joinBill(joining)
  if (isNew) yield* assertStillOpen(tableId, venue)
  row.billId = bill.id
  row.sitting = bill.sitting
  if (venue.isOpenTableOption && !isTest && opensTab(body, catalogue)) {
    row.openTab = true
    row.continuationOf = yield* lastOnTab({ billId: bill.id })
  }
  row.id = yield* orderColumns.insertStored(row)
  const done = doneBy(principal, now)
  const entry = { ...done, orderId: row.id, restaurantId: row.restaurantId, version: 1 }
  yield* logOrderEvent({ ...entry, act: 'place', fromStatus: null, toStatus: 'incoming' })
  if (row.acceptedAT) {
    yield* logOrderEvent({ ...entry, act: 'accept', fromStatus: 'incoming', toStatus: 'inprogress' })
  }
  yield* insertPayments(row, { payments, version: row.version, done })
  if (closed) yield* publishClosed(yield* summedBill(closed), { ...call, principal: null })
  if (isNew && !isTest) yield* publishOpened(bill.id)
  const order = wireOrder(row, cart)
  yield* emit(ordersPath, 'created', order)
  yield* app.transactionHooks.run('orders:placed', { order, venue, ...call })
  return order
}

/** Returns the order that a repeated call has placed before, as it is now, unless it is another guest's. */
export function* repeatedOrder(id: number, { principal }: Caller): Transaction<Order | undefined> {
  const row = yield* orderSeenBy(principal, id)
  return row && orderOfRow(row)
}

/** Returns the bill of a test as a new one that has no event, because no screen waits for it. */
function testBill(bill: BillApart) {
  return { bill, isNew: true, closed: null } as const
}

function tableOf(body: Body, principal: Principal): number {
  if (principal.kind !== 'guest') return body.tableId ?? refuseCart([{ field: 'tableId', code: 'tableMissing' }])
  if (body.tableId !== undefined && body.tableId !== principal.tableId) {
    throw otherTable('You can only order for your own table.')
  }
  return principal.tableId
}

/** Returns the venue of a table that accepts orders now. Throws BadRequest or Unprocessable, naming the field, otherwise. */
function* findVenueOpenAt(
  tableId: number,
  { body, principal, now }: { body: Body; principal: Principal; now: Date },
): Transaction<SellingVenue> {
  const venue = yield* findSellingVenue(tableId)
  if (!venue || !worksAt(principal, venue.restaurantId)) refuseCart([{ field: 'tableId', code: 'tableUnknown' }])
  if (body.restaurantId !== undefined && body.restaurantId !== venue.restaurantId) {
    if (!worksAt(principal, body.restaurantId)) throw otherVenue()
    refuseCart([{ field: 'tableId', code: 'tableUnknown' }])
  }
  refuseStopped({ venue, principal, menuIds: [], now })
  if (!venue.isTableActive) refuseCart([{ field: 'tableId', code: 'tableInactive' }])
  return venue
}

/** Refuses an order while the venue or a menu takes none. */
function refuseStopped(tried: Parameters<typeof orderStops>[0]): void {
  const stops = orderStops(tried)
  if (stops.length > 0) refuseCart(stops)
}

/**
 * Refuses the first order of a bill if the venue was closed, or got another currency, since it was read. From here on its open bill
 * prevents both.
 */
function* assertStillOpen(tableId: number, { currency }: SellingVenue): Transaction<void> {
  const venue = yield* findSellingVenue(tableId)
  if (!venue?.canReceiveOrder || venue.currency !== currency) {
    refuseCart([{ field: 'restaurantId', code: 'venueClosed' }])
  }
}

function priced({ body, venue, catalogue, now }: { body: Body; venue: SellingVenue; catalogue: Catalogue; now: Date }) {
  const result = priceCart({
    lines: body.cart,
    catalogue,
    venue,
    time: venueTime(now, venue.timeZone),
    now: now.toISOString(),
  })
  if (result.problems.length > 0) refuseCart(result.problems)
  assertPayable(result.totals)
  if ((body.orderPrice ?? 0) < 0 || (body.cartPrice ?? 0) < 0 || result.totals.orderPrice <= 0) {
    refuseCart([{ field: (body.cartPrice ?? 0) < 0 ? 'cartPrice' : 'orderPrice', code: 'totalNotPositive' }])
  }
  const differences = [...result.differences, ...totalDifferences(body, result.totals, venue.currency)]
  if (differences.length > 0) refuseDifferences(differences)
  return result
}

/** Refuses an order beyond the venue's limits for guests who order alone. */
function assertWithinLimits({ cart: lines }: Body, venue: SellingVenue, { tipAmount, orderPrice }: OrderRow): void {
  const problems = limitProblems({ lines, tipAmount, orderPrice }, venue)
  if (problems.length > 0) refuseCart(problems)
}

function opensTab(body: Body, catalogue: Catalogue): boolean {
  return Boolean(body.openTab) || body.cart.some((line) => catalogue.get(line.itemId)?.isOpenTab)
}
