// Decision 139: docs/decisions/0139-insights.md

import { dayAfter } from '@brigade/domain/kit/venue-days.ts'
import type { Database } from '#kit/database/database.ts'
import { many, run, type Transaction } from '#kit/database/transaction.ts'
import { countDay } from './count-day.ts'
import { findDirtyDays, noteDays, settledAfterMs } from './find-dirty-days.ts'
import { sumMonths } from './sum-months.ts'
import type { CountedVenue } from './venue-clock.ts'
import { writeDay } from './write-day.ts'

/**
 * Counts again each business day of which something changed, from its rows, in a transaction of its own. A run that is cut off leaves the
 * remaining days noted.
 */
export async function rollUpDays(db: Database, now: Date): Promise<void> {
  const venues = await db.many<CountedVenue>('SELECT "id", "timeZone", "nightHour" FROM venues ORDER BY "id"')
  const known = await db.many<CountedVenue>(
    'SELECT "restaurantId" AS "id", "timeZone", "nightHour" FROM insight_venues',
  )
  const clocks = new Map(known.map((venue) => [venue.id, venue]))
  for (const venue of venues) {
    const before = clocks.get(venue.id)
    if (before?.timeZone === venue.timeZone && before.nightHour === venue.nightHour) continue
    await db.write(() => noteClock(venue, before !== undefined))
  }
  const countedTo = await itemizedTo(db, now)
  await findDirtyDays({ db, venues, now })
  const byId = new Map(venues.map((venue) => [venue.id, venue]))
  for (;;) {
    // The newest first: after an upgrade, today is counted before last year.
    const dirty = await db.many<{ restaurantId: number; day: string }>(
      'SELECT "restaurantId", "day" FROM insight_dirty_days ORDER BY "day" DESC, "restaurantId" LIMIT 100',
    )
    for (const { restaurantId, day } of dirty) {
      const venue = byId.get(restaurantId)
      // A venue that was just created is counted by the next run.
      const counts = venue && (await countDay({ db, venue, day }))
      if (counts) await db.write(() => writeDay({ restaurantId, day }, counts))
    }
    if (dirty.length < 100 || dirty.every(({ restaurantId }) => !byId.has(restaurantId))) break
  }
  await db.write(() => noteRun(countedTo))
  await sumMonths(db, now)
}

/**
 * Returns the instant up to which all figures are counted once this run ends: that of the first entry of the log of orders of which no lines
 * are written yet. What is younger than a transaction may last is not counted upon.
 */
async function itemizedTo(db: Database, now: Date): Promise<string> {
  const settled = new Date(now.getTime() - settledAfterMs).toISOString()
  const waiting = await db.one<{ at: string }>(
    `SELECT "at" FROM order_events WHERE "id" > (SELECT "lastEventId" FROM log_readers WHERE "name" = 'order lines') ORDER BY "id" LIMIT 1`,
  )
  return waiting && waiting.at < settled ? waiting.at : settled
}

function* noteRun(at: string): Transaction<void> {
  yield* run(
    `INSERT INTO insight_readers ("name", "reached") VALUES ('rolled up', ?) ON CONFLICT ("name") DO UPDATE SET "reached" = excluded."reached"`,
    at,
  )
}

/** Remembers the clock of a venue. All of its days are noted if it was changed: they begin at other times since. */
function* noteClock({ id, timeZone, nightHour }: CountedVenue, isChanged: boolean): Transaction<void> {
  yield* run(
    `INSERT INTO insight_venues ("restaurantId", "timeZone", "nightHour") VALUES (?, ?, ?)
     ON CONFLICT ("restaurantId") DO UPDATE SET "timeZone" = excluded."timeZone", "nightHour" = excluded."nightHour"`,
    id,
    timeZone,
    nightHour,
  )
  if (!isChanged) return
  const counted = ['insight_sales', 'insight_money', 'insight_times']
    .map((table) => `SELECT "day" FROM ${table} WHERE "restaurantId" = ?`)
    .join(' UNION ')
  const days = yield* many<{ day: string }>(counted, id, id, id)
  const moved = new Set(days.flatMap(({ day }) => [dayAfter(day, -1), day, dayAfter(day, 1)]))
  yield* noteDays([...moved].map((day) => ({ restaurantId: id, day })))
}
