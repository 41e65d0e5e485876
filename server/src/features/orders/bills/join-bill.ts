import type { Principal } from '@brigade/domain/access/principal.ts'
import { isOfEarlierNight } from '@brigade/domain/orders/bills.rules.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'
import { sittingOver } from '#features/tables/public/sees-at-table.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { SellingVenue } from '#features/tables/public/selling-venue.ts'
import { refuseCart } from '../records/order-problems.ts'
import type { BillRow } from './bill-columns.ts'
import { closeByNight } from './close-by-night.ts'

export type JoinBill = { tableId: number; venue: SellingVenue; principal: Principal; now: Date }

export type Joined = {
  bill: OpenBill
  isNew: boolean
  /** The table's bill of an earlier night, which was still open. */
  closed: BillRow | null
}

type OpenBill = Pick<BillRow, 'id' | 'tableId' | 'sitting' | 'openedAt' | 'minuteBeganAt' | 'ordersInMinute'>

const columns = '"id", "tableId", "sitting", "openedAt", "minuteBeganAt", "ordersInMinute"'

const minuteMs = 60_000

/**
 * Returns the open bill of a table for a new order; the table's first order opens it. It is locked until the commit: concurrent
 * orders open only one, and it can't be closed in between. Throws Forbidden for a guest of an earlier sitting, TooManyRequests if
 * guests place more orders at the table in a minute than the venue accepts. (product, Orders)
 */
export function* joinBill(joining: JoinBill): Transaction<Joined> {
  const joined = yield* findOrOpen(joining)
  const { principal, venue, now } = joining
  if (principal.kind !== 'guest') return joined
  if (principal.sitting !== joined.bill.sitting) throw sittingOver()
  if (joined.bill.ordersInMinute > venue.ordersAMinute) throw tooManyOrders(joined.bill, now)
  return joined
}

function* findOrOpen(joining: JoinBill): Transaction<Joined> {
  const { venue, now } = joining
  const open = yield* holdOpenBill(joining)
  if (!open) return { bill: yield* openBill(joining), isNew: true, closed: null }
  const closed = isOfEarlierNight(open, venue, now) ? yield* closeByNight(open, { venue, now }) : null
  if (!closed) return { bill: open, isNew: false, closed: null }
  return { bill: yield* openBill(joining), isNew: true, closed }
}

/** Counts a guest's order. Writing the row, even unchanged, locks it until the commit, on either database. */
function* holdOpenBill({ tableId, principal, now }: JoinBill): Transaction<OpenBill | undefined> {
  const minuteAgo = new Date(now.getTime() - minuteMs).toISOString()
  // A minute that began while the clock was ahead is over.
  const ahead = aheadOf(now).toISOString()
  return yield* one<OpenBill>(
    `UPDATE bills SET "ordersInMinute" = CASE WHEN "minuteBeganAt" > ? AND "minuteBeganAt" <= ? THEN "ordersInMinute" ELSE 0 END + ?,
       "minuteBeganAt" = CASE WHEN "minuteBeganAt" > ? AND "minuteBeganAt" <= ? THEN "minuteBeganAt" ELSE ? END
     WHERE "tableId" = ? AND "closedAt" IS NULL RETURNING ${columns}`,
    minuteAgo,
    ahead,
    countedOf(principal),
    minuteAgo,
    ahead,
    now.toISOString(),
    tableId,
  )
}

/** Opens a bill. If two first orders race, one inserts, and the other waits for it and gets its row. */
function* openBill({ tableId, venue, principal, now }: JoinBill): Transaction<OpenBill> {
  const at = now.toISOString()
  const bill = yield* one<OpenBill>(
    `INSERT INTO bills
       ("restaurantId", "tableId", "table", "currency", "sitting", "openedAt", "updatedAt", "minuteBeganAt", "ordersInMinute")
     SELECT "restaurantId", "id", "name", ?, "sitting", ?, ?, ?, ? FROM tables WHERE "id" = ?
     ON CONFLICT ("tableId") WHERE "closedAt" IS NULL
     DO UPDATE SET "ordersInMinute" = bills."ordersInMinute" + excluded."ordersInMinute" RETURNING ${columns}`,
    venue.currency,
    at,
    at,
    at,
    countedOf(principal),
    tableId,
  )
  // The table was deleted in between.
  if (!bill) refuseCart([{ field: 'tableId', code: 'tableUnknown' }])
  return bill
}

/** Returns how much an order counts for the limit: staff and machines may place any number of orders. */
function countedOf({ kind }: Principal): 0 | 1 {
  return kind === 'guest' ? 1 : 0
}

function tooManyOrders({ minuteBeganAt }: OpenBill, now: Date) {
  const retryAfter = Math.ceil((Date.parse(minuteBeganAt) + minuteMs - now.getTime()) / 1000)
  return tooManyRequests({
    message: orderErrors.tooManyOrders,
    reason: 'tooManyOrders',
    fields: { tableId: orderErrors.tooManyOrders },
    extras: { retryAfter },
  })
}
