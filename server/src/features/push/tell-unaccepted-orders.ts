import { toldOf, unacceptedSince } from '@brigade/domain/push/push.rules.ts'
import { aheadOf } from '#kit/clock.ts'
import type { App } from '#kit/context.ts'
import { oneByOne } from '#kit/one-by-one.ts'
import { many, type Work } from '#kit/work.ts'
import { phonesAt } from './listening-phones.ts'
import { tellPhones } from './send-push.job.ts'

type Venue = { id: number; afterMinutes: number }

/** So many of a venue at once: nobody reads more. */
const atOnce = 50

/**
 * Has phones told of new orders that nobody has accepted for longer than their venue gives them, each order once whoever looks. Venues where
 * nobody listens cost nothing.
 */
export async function tellUnacceptedOrders(app: App, now: Date): Promise<void> {
  const { db } = app
  const venues = await db.many<Venue>(
    `SELECT v."id", v."pushOrdersAfterMinutes" AS "afterMinutes" FROM venues v WHERE v."isReciptPrintingOnly" = ? AND v."id" IN (
       SELECT uv."restaurantId" FROM push_subscriptions p JOIN user_venues uv ON uv."userId" = p."userId")`,
    false,
  )
  await oneByOne(app, { of: 'venue', rows: venues }, (venue) => db.write(() => tellAt(venue, now)))
}

function* tellAt({ id: restaurantId, afterMinutes }: Venue, now: Date): Work<void> {
  const phones = yield* phonesAt({ restaurantId, permission: toldOf.newOrder, now })
  if (phones.length === 0) return
  const { after, until } = unacceptedSince(now, afterMinutes)
  const told = yield* many<{ orderId: number }>(
    `INSERT INTO push_told_orders ("orderId", "placedAt")
     SELECT o."id", o."createdAt" FROM orders o
     WHERE o."restaurantId" = ? AND o."status" = 'incoming' AND (o."createdAt" > ? AND o."createdAt" <= ? OR o."createdAt" > ?)
       AND NOT EXISTS (SELECT 1 FROM push_told_orders t WHERE t."orderId" = o."id")
     ORDER BY o."createdAt" LIMIT ${atOnce}
     ON CONFLICT ("orderId") DO NOTHING RETURNING "orderId"`,
    restaurantId,
    after,
    until,
    // Nobody knows for how long an order waits that was placed while the clock was ahead.
    aheadOf(now).toISOString(),
  )
  for (const { orderId } of told) {
    const [order] = yield* many<{ table: string }>('SELECT "table" FROM orders WHERE "id" = ?', orderId)
    const notice = { kind: 'newOrder', orderId, table: order!.table } as const
    yield* tellPhones(phones, { notice, restaurantId, now })
  }
}
