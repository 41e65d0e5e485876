import type { Principal } from '@brigade/domain/access/principal.ts'
import { isOfEarlierNight } from '@brigade/domain/orders/bills.rules.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { aheadOf } from '#kit/clock.ts'
import { tooManyRequests } from '#kit/errors.ts'
import { sittingOver } from '#features/tables/door/sees-at-table.ts'
import { one, type Work } from '#kit/work.ts'
import type { SellingVenue } from '#features/tables/door/selling-venue.ts'
import type { BillRow } from './bill-columns.ts'
import { closeByNight } from './close-by-night.ts'

export type JoinBill = { tableId: number; venue: SellingVenue; principal: Principal; now: Date }

export type Joined = {
  bill: OpenBill
  isNew: boolean
  /** The table's bill of an earlier night, which nobody had closed. */
  closed: BillRow | null
}

type OpenBill = Pick<BillRow, 'id' | 'tableId' | 'sitting' | 'openedAt' | 'minuteBeganAt' | 'ordersInMinute'>

const columns = '"id", "tableId", "sitting", "openedAt", "minuteBeganAt", "ordersInMinute"'

const minuteMs = 60_000

/**
 * The open bill of a table, for an order to stand on; the table's first order opens it. It is held until the commit, so that of
 * orders at once one opens it, and nobody closes it meanwhile. Throws Forbidden for a guest of an earlier sitting, TooManyRequests
 * for one more order of guests than the venue takes from a table in a minute. (product, Orders)
 */
export function* joinBill(joining: JoinBill): Work<Joined> {
  const joined = yield* findOrOpen(joining)
  const { principal, venue, now } = joining
  if (principal.kind !== 'guest') return joined
  if (principal.sitting !== joined.bill.sitting) throw sittingOver()
  if (joined.bill.ordersInMinute > venue.ordersAMinute) throw tooManyOrders(joined.bill, now)
  return joined
}

function* findOrOpen(joining: JoinBill): Work<Joined> {
  const { venue, now } = joining
  const open = yield* holdOpenBill(joining)
  if (!open) return { bill: yield* openBill(joining), isNew: true, closed: null }
  const closed = isOfEarlierNight(open, venue, now) ? yield* closeByNight(open, { venue, now }) : null
  if (!closed) return { bill: open, isNew: false, closed: null }
  return { bill: yield* openBill(joining), isNew: true, closed }
}

/** Counts the order of a guest. Writing the row, also as it is, holds it until the commit, on either database. */
function* holdOpenBill({ tableId, principal, now }: JoinBill): Work<OpenBill | undefined> {
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

/** Of two at once, one inserts, and the other waits for it and gets its row. */
function* openBill({ tableId, venue, principal, now }: JoinBill): Work<OpenBill> {
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
  if (!bill) throw new Error(`Table ${tableId} is gone while an order is placed there`)
  return bill
}

/** Staff and machines may place as many as they like. */
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
