import type { Database } from '#kit/database/database.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { eventLoopTurns } from '#kit/database/yield-to-event-loop.ts'
import { type CountedVenue, venueClock, type VenueClock } from './venue-clock.ts'

type Find = { db: Database; venues: readonly CountedVenue[]; now: Date }

/** Limits what is in memory at once. */
const rowsATurn = 5_000

/**
 * No transaction lasts longer: what is older than this was committed in the order of its ids and times. What is younger is read again by the
 * next run.
 */
export const settledAfterMs = 60_000

/**
 * A request can be reopened for some minutes after its end, and a tray linked again, which moves `updatedAt` beyond the night hour: the day
 * an hour before is counted too.
 */
const undoneWithinMs = 3_600_000

/** Notes each business day of which a row was written since the last run. Noting a day twice only counts it again. */
export async function findDirtyDays({ db, venues, now }: Find): Promise<void> {
  const clocks = new Map(venues.map((venue) => [venue.id, venueClock(venue)]))
  const settled = new Date(now.getTime() - settledAfterMs).toISOString()
  await followOrders(db, clocks)
  await followPayments({ db, clocks, settled })
  await followEnds({ db, clocks, settled, name: 'requests', table: 'requests' })
  await followEnds({ db, clocks, settled, name: 'trays', table: 'tray_outs' })
}

type Clocks = ReadonlyMap<number, VenueClock>

type LoggedChange = {
  id: number
  restaurantId: number
  at: string
  completedAT: string | null
  before: string | null
}

/** Follows the log of orders up to its end, and remembers as much as the rows of order lines are made from. */
async function followOrders(db: Database, clocks: Clocks): Promise<void> {
  const lines = await db.one<{ lastEventId: number }>(
    'SELECT "lastEventId" FROM log_readers WHERE "name" = ?',
    'order lines',
  )
  const settledId = lines?.lastEventId ?? 0
  for (let last = Number(await reachedBy(db, 'orders')); ;) {
    const rows = await db.list<LoggedChange>(
      db
        .build('order_events as e')
        .join('orders as o', 'o.id', 'e.orderId')
        .select('e.id', 'e.restaurantId', 'e.at', 'o.completedAT')
        .select(db.build.raw(`CASE WHEN e."act" = 'undo' THEN e."before" END AS "before"`))
        .where('e.id', '>', last)
        .orderBy('e.id')
        .limit(rowsATurn),
    )
    if (rows.length === 0) return
    last = rows.at(-1)!.id
    const found = await daysOf(clocks, rows, ({ at, completedAT, before }) => [at, completedAT, completedIn(before)])
    await db.write(() => noteDays(found, { name: 'orders', reached: String(Math.min(last, settledId)) }))
  }
}

/** Returns when an order had been completed before that was undone. */
function completedIn(before: string | null): string | null {
  if (before === null) return null
  const values: { completedAT?: string | null } = JSON.parse(before)
  return values.completedAT ?? null
}

type Follow = { db: Database; clocks: Clocks; settled: string }

type PaidRow = { id: number; restaurantId: number; at: string; completedAT: string | null }

async function followPayments({ db, clocks, settled }: Follow): Promise<void> {
  const begun = Number(await reachedBy(db, 'payments'))
  // Searches from the end, so that a payment that a wrong clock has dated ahead does not hold back later ones.
  const lastSettled = await db.one<{ id: number }>(
    'SELECT "id" FROM payments WHERE "id" > ? AND "at" <= ? ORDER BY "id" DESC LIMIT 1',
    begun,
    settled,
  )
  const settledId = lastSettled?.id ?? begun
  for (let last = begun; ;) {
    const rows = await db.list<PaidRow>(
      db
        .build('payments as p')
        .leftJoin('orders as o', 'o.id', 'p.orderId')
        .select('p.id', 'p.restaurantId', 'p.at', 'o.completedAT')
        .where('p.id', '>', last)
        .orderBy('p.id')
        .limit(rowsATurn),
    )
    if (rows.length === 0) return
    last = rows.at(-1)!.id
    const found = await daysOf(clocks, rows, ({ at, completedAT }) => [at, completedAT])
    await db.write(() => noteDays(found, { name: 'payments', reached: String(Math.min(last, settledId)) }))
  }
}

type Ended = { restaurantId: number; updatedAt: string }

/** Follows requests and trays by the time of their last change, venue by venue, by an index. */
async function followEnds(follow: Follow & { name: string; table: string }): Promise<void> {
  const { db, clocks, settled, name, table } = follow
  const reached = await reachedBy(db, name)
  for (const venueId of clocks.keys()) {
    for (let after = reached; ;) {
      const rows = await db.list<Ended>(
        db
          .build(table)
          .select('restaurantId', 'updatedAt')
          .where({ restaurantId: venueId })
          .where('updatedAt', '>', after)
          .orderBy('updatedAt')
          .limit(rowsATurn),
      )
      const found = await daysOf(clocks, rows, ({ updatedAt }) => [
        updatedAt,
        new Date(Date.parse(updatedAt) - undoneWithinMs).toISOString(),
      ])
      if (found.length > 0) await db.write(() => noteDays(found))
      if (rows.length < rowsATurn) break
      after = rows.at(-1)!.updatedAt
    }
  }
  // The youngest changes are read again: others may be committed beside them.
  await db.write(() => noteDays([], { name, reached: settled }))
}

type Day = { restaurantId: number; day: string }

async function daysOf<Row extends { restaurantId: number }>(
  clocks: Clocks,
  rows: readonly Row[],
  instantsOf: (row: Row) => readonly (string | null)[],
): Promise<Day[]> {
  const turns = eventLoopTurns()
  const found = new Map<string, Day>()
  for (const row of rows) {
    if (turns.isOver()) await turns.next()
    const clock = clocks.get(row.restaurantId)
    for (const instant of clock ? instantsOf(row) : []) {
      if (instant === null) continue
      const day = clock!.dayOf(instant)
      found.set(`${row.restaurantId} ${day}`, { restaurantId: row.restaurantId, day })
    }
  }
  return [...found.values()]
}

async function reachedBy(db: Database, name: string): Promise<string> {
  const reader = await db.one<{ reached: string }>('SELECT "reached" FROM insight_readers WHERE "name" = ?', name)
  if (!reader) throw new Error(`Nobody knows how far ${name} were read`)
  return reader.reached
}

/** Notes days that are to be counted, and how far their source was read. */
export function* noteDays(days: readonly Day[], reader?: { name: string; reached: string }): Transaction<void> {
  for (const chunk of chunksOf(days, 200)) {
    yield* run(
      `INSERT INTO insight_dirty_days ("restaurantId", "day") VALUES ${chunk.map(() => '(?, ?)').join(', ')} ON CONFLICT DO NOTHING`,
      ...chunk.flatMap(({ restaurantId, day }) => [restaurantId, day]),
    )
  }
  if (!reader) return
  const known = yield* one<{ reached: string }>('SELECT "reached" FROM insight_readers WHERE "name" = ?', reader.name)
  if (known?.reached === reader.reached) return
  yield* run('UPDATE insight_readers SET "reached" = ? WHERE "name" = ?', reader.reached, reader.name)
}
