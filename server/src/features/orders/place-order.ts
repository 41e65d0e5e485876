import { doneBy, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { limitProblems } from '@brigade/domain/orders/orders.limits.ts'
import { priceCart } from '@brigade/domain/orders/orders.pricing.ts'
import type { Order, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { forbidden, otherVenue } from '#kit/errors.ts'
import { seesAtTable, sittingOver } from '#features/tables/door/sees-at-table.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { one, type Work } from '#kit/work.ts'
import { newsOfBill } from './bills/news-of-bill.ts'
import { joinBill } from './bills/join-bill.ts'
import { lastOnTab } from './open-tab.ts'
import { newOrder } from './new-order.ts'
import { logOrderEvent } from './order-log.ts'
import { insertPayments } from './book-payments.ts'
import { refuseCart, refuseDifferences, refuseKey } from './order-problems.ts'
import { orderColumns, orderOfRow, type OrderRow, wireOrder } from './order-columns.ts'
import { assertPayable, totalDifferences } from './order-totals.ts'
import { findSellingVenue, type SellingVenue } from '#features/tables/door/selling-venue.ts'

export type PlaceOrderInput = {
  body: PlaceOrder
  principal: Principal
  idempotencyKey: string | undefined
  now: Date
  catalogues: Catalogues
  followUps: FollowUps
}

export type Placed = { order: Order; isRepeat: boolean; announcements: Announcement[] }

/**
 * Places an order at the venue's own prices, with its log and its idempotency key in one transaction; the same key of the same
 * principal answers the first result again. Staff orders are accepted at once. Throws BadRequest or Unprocessable that name the
 * fields, Forbidden for another's table, Conflict for prices that differ or a key that an earlier guest took. (product, Orders)
 */
export function* placeOrder(placing: PlaceOrderInput): Work<Placed> {
  const { body, principal, idempotencyKey, now, catalogues, followUps } = placing
  const earlier = yield* findPlaced(placing)
  if (earlier) return { order: orderOfRow(earlier), isRepeat: true, announcements: [] }

  if (principal.kind === 'guest' && principal.isOver) throw sittingOver()
  const tableId = tableOf(body, principal)
  const venue = yield* findVenueOpenAt(tableId, placing)
  const catalogue = yield* catalogues.get(venue.restaurantId, venue.catalogueVersion)
  const { cart, totals } = priced({ body, venue, catalogue, now })
  const { row, payments } = newOrder({ body, venue, tableId, cart, totals, principal, now })
  if (principal.kind === 'guest') assertWithinLimits(body, venue, row)
  const { bill, isNew, closed } = yield* joinBill({ tableId, venue, principal, now })
  row.billId = bill.id
  row.sitting = bill.sitting
  if (venue.isOpenTableOption && opensTab(body, catalogue)) {
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
  yield* keepResult({ principal, kind: 'order', key: idempotencyKey, recordId: row.id, now })
  const news = isNew ? yield* newsOfBill(bill.id, { closed, now, followUps }) : []
  const order = wireOrder(row, cart)
  const followed = yield* followUps.run('orders:placed', { order, venue, principal, now })
  return { order, isRepeat: false, announcements: [...news, ...followed] }
}

/** What was placed under this key before, if anything was. Another guest's order at another table is nothing to show. */
function* findPlaced({ principal, idempotencyKey }: PlaceOrderInput): Work<OrderRow | undefined> {
  const repeated = yield* findRepeated({ principal, kind: 'order', key: idempotencyKey })
  if (repeated === undefined) return undefined
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', repeated)
  if (row && !seesAtTable(principal, row)) refuseKey()
  return row
}

function tableOf(body: PlaceOrder, principal: Principal): number {
  if (principal.kind !== 'guest') return body.tableId ?? refuseCart([{ field: 'tableId', code: 'tableMissing' }])
  if (body.tableId !== undefined && body.tableId !== principal.tableId) {
    throw forbidden({ message: 'You can order only for your own table.' })
  }
  return principal.tableId
}

/** The venue of a table, where it takes orders at this table now. */
function* findVenueOpenAt(tableId: number, { body, principal }: PlaceOrderInput): Work<SellingVenue> {
  const venue = yield* findSellingVenue(tableId)
  if (!venue || !worksAt(principal, venue.restaurantId)) refuseCart([{ field: 'tableId', code: 'tableUnknown' }])
  if (body.restaurantId !== undefined && body.restaurantId !== venue.restaurantId) {
    if (!worksAt(principal, body.restaurantId)) throw otherVenue()
    refuseCart([{ field: 'tableId', code: 'tableUnknown' }])
  }
  if (!venue.canReceiveOrder) refuseCart([{ field: 'restaurantId', code: 'venueClosed' }])
  if (!venue.isTableActive) refuseCart([{ field: 'tableId', code: 'tableInactive' }])
  return venue
}

function priced({
  body,
  venue,
  catalogue,
  now,
}: {
  body: PlaceOrder
  venue: SellingVenue
  catalogue: Catalogue
  now: Date
}) {
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

/** Refuses what a guest may not order without speaking to anybody. */
function assertWithinLimits(
  { cart: lines }: PlaceOrder,
  venue: SellingVenue,
  { tipAmount, orderPrice }: OrderRow,
): void {
  const problems = limitProblems({ lines, tipAmount, orderPrice }, venue)
  if (problems.length > 0) refuseCart(problems)
}

function opensTab(body: PlaceOrder, catalogue: Catalogue): boolean {
  return Boolean(body.openTab) || body.cart.some((line) => catalogue.get(line.itemId)?.isOpenTab)
}
