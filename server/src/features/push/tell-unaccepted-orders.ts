import { toldOf, unacceptedSince } from '@brigade/domain/push/push.rules.ts'
import type { Database } from '#kit/database.ts'
import { many, run, type Work } from '#kit/work.ts'
import { forgetFailedJobs } from '#kit/jobs/move-job.ts'
import { phonesAt } from './listening-phones.ts'
import { sendPush, tellPhones } from './send-push.job.ts'

type Venue = { id: number; afterMinutes: number }

/** So many of a venue at once: nobody reads more. */
const atOnce = 50

/**
 * Has phones told of new orders that nobody has accepted for longer than their venue gives them, each order once whoever looks. Venues where
 * nobody listens cost nothing.
 */
export async function tellUnacceptedOrders(db: Database, now: Date): Promise<void> {
  const venues = await db.many<Venue>(
    `SELECT v."id", v."pushOrdersAfterMinutes" AS "afterMinutes" FROM venues v WHERE v."isReciptPrintingOnly" = ? AND v."id" IN (
       SELECT uv."restaurantId" FROM push_subscriptions p JOIN user_venues uv ON uv."userId" = p."userId")`,
    false,
  )
  for (const venue of venues) await db.write(() => tellAt(venue, now))
}

function* tellAt({ id: restaurantId, afterMinutes }: Venue, now: Date): Work<void> {
  const phones = yield* phonesAt({ restaurantId, permission: toldOf.newOrder, now })
  if (phones.length === 0) return
  const { after, until } = unacceptedSince(now, afterMinutes)
  const told = yield* many<{ orderId: number }>(
    `INSERT INTO push_told_orders ("orderId", "placedAt")
     SELECT o."id", o."createdAt" FROM orders o
     WHERE o."restaurantId" = ? AND o."status" = 'incoming' AND o."createdAt" > ? AND o."createdAt" <= ?
       AND NOT EXISTS (SELECT 1 FROM push_told_orders t WHERE t."orderId" = o."id")
     ORDER BY o."createdAt" LIMIT ${atOnce}
     ON CONFLICT ("orderId") DO NOTHING RETURNING "orderId"`,
    restaurantId,
    after,
    until,
  )
  for (const { orderId } of told) {
    const [order] = yield* many<{ table: string }>('SELECT "table" FROM orders WHERE "id" = ?', orderId)
    const notice = { kind: 'newOrder', orderId, table: order!.table } as const
    yield* tellPhones(phones, { notice, restaurantId, now })
  }
}

/**
 * Forgets of which orders somebody was told, once they are too old to be told again, browsers in which nobody signs in any more, and
 * messages that did not arrive weeks ago.
 */
export async function forgetOldPushes(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  await db.write(() => run('DELETE FROM push_told_orders WHERE "placedAt" < ?', before(1)))
  await db.write(() => run('DELETE FROM push_subscriptions WHERE "confirmedAt" < ?', before(keptDays)))
  // One for each message to a phone that can't be reached: what waited then is over.
  while (!(await db.write(() => forgetFailedJobs(sendPush, now))));
}

const keptDays = 90
