import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { businessDayAt, businessDays, dayAfter, piecesOfDays } from '@brigade/domain/kit/venue-days.ts'
import { recommendationDialogs, type RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import { countLimits } from '@brigade/domain/recommendations/recommendations.limits.ts'
import {
  type CountedPair,
  type CountedTogether,
  isNoChance,
} from '@brigade/domain/recommendations/suggestions.rules.ts'
import type { Database } from '#kit/database/database.ts'
import { eventLoopTurns } from '#kit/database/yield-to-event-loop.ts'

export type VenueOfOrders = { id: number; timeZone: string; nightHour: number }

type Counting = { db: Database; venue: VenueOfOrders; now: Date }

/** What was counted: an item alone, a dialog, two items, or an item with a dialog; `orders` have it. */
type Row = { what: 'all' | 'item' | 'dialog' | 'pair' | 'tag'; itemId: number; other: string; orders: number | string }

/**
 * Counts in how many orders of the last business days of a venue items are together, on the database's side, in readings of some days
 * each: no transaction is open in between, and orders don't wait. The rows of order lines leave out merged, cancelled and test orders.
 */
export async function countTogether({ db, venue, now }: Counting): Promise<CountedTogether> {
  const today = businessDayAt(now.getTime(), venue)
  const days = { from: dayAfter(today, 1 - countLimits.days), to: today }
  const sums = { all: new Map(), item: new Map(), dialog: new Map(), pair: new Map(), tag: new Map() } satisfies Sums
  const turns = eventLoopTurns()
  for (const piece of piecesOfDays(days, countLimits.daysAtOnce)) {
    for (const row of await countPiece(db, { venueId: venue.id, ...businessDays(piece, venue) })) {
      if (turns.isOver()) await turns.next()
      add(sums[row.what], row)
    }
  }
  const all = sums.all.values().next().value?.orders ?? 0
  const ofItem = new Map([...sums.item.values()].map(({ itemId, orders }) => [itemId, orders]))
  const pairs: CountedPair[] = []
  // A large menu has a hundred thousand pairs; few of them are no chance.
  for (const { itemId, other, orders: together } of sums.pair.values()) {
    if (turns.isOver()) await turns.next()
    const otherItemId = Number(other)
    const [first, second] = [ofItem.get(itemId) ?? 0, ofItem.get(otherItemId) ?? 0]
    if (isNoChance({ first, second, together, all })) pairs.push({ itemId, otherItemId, together })
  }
  return {
    orders: all,
    ofItem,
    ofDialog: new Map(
      [...sums.dialog.values()].flatMap(({ other, orders }) => (isDialog(other) ? [[other, orders]] : [])),
    ),
    pairs,
    tags: [...sums.tag.values()].flatMap(({ itemId, other, orders }) =>
      isDialog(other) ? [{ itemId, dialog: other, together: orders }] : [],
    ),
  }
}

type Sum = { itemId: number; other: string; orders: number }
type Sums = Record<Row['what'], Map<string, Sum>>

function add(sums: Map<string, Sum>, { itemId, other, orders }: Row): void {
  const key = `${itemId} ${other}`
  const known = sums.get(key)
  if (known) known.orders += Number(orders)
  else sums.set(key, { itemId, other, orders: Number(orders) })
}

function isDialog(text: string): text is RecommendationDialog {
  return isOneOf(recommendationDialogs, text)
}

type Piece = { venueId: number; from: string; to: string }

/** An order is of the time at which it was placed, so that each is in one piece, whenever its lines were added. */
async function countPiece(db: Database, { venueId, from, to }: Piece): Promise<Row[]> {
  const counted = db.build.raw(sql, [venueId, from, to])
  return db.list<Row>(db.build.select('*').from(counted))
}

const sql = `(
  WITH lines AS MATERIALIZED (
    SELECT DISTINCT l."orderId", l."itemId" FROM orders o JOIN order_lines l ON l."orderId" = o."id"
    WHERE o."restaurantId" = ? AND o."createdAt" >= ? AND o."createdAt" < ?
  ), tagged AS MATERIALIZED (
    SELECT DISTINCT lines."orderId", i."recommendationCategory" AS "dialog" FROM lines
    JOIN items i ON i."id" = lines."itemId" WHERE i."recommendationCategory" <> 'none'
  )
  SELECT 'all' AS "what", 0 AS "itemId", '' AS "other", COUNT(DISTINCT "orderId") AS "orders" FROM lines
  UNION ALL
  SELECT 'item', "itemId", '', COUNT(*) FROM lines GROUP BY "itemId"
  UNION ALL
  SELECT 'dialog', 0, "dialog", COUNT(*) FROM tagged GROUP BY "dialog"
  UNION ALL
  SELECT 'pair', one."itemId", CAST(other."itemId" AS text), COUNT(*) FROM lines one
  JOIN lines other ON other."orderId" = one."orderId" AND other."itemId" > one."itemId"
  GROUP BY one."itemId", other."itemId"
  UNION ALL
  SELECT 'tag', lines."itemId", tagged."dialog", COUNT(*) FROM lines
  JOIN tagged ON tagged."orderId" = lines."orderId"
  JOIN items i ON i."id" = lines."itemId" AND i."recommendationCategory" = 'none'
  GROUP BY lines."itemId", tagged."dialog"
) AS counted`
