import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { notifiedBy, unacceptedSince } from '@brigade/domain/push/push.rules.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { phonesAt } from './listening-phones.ts'
import { tellPhones } from './send-push.job.ts'

type Venue = { id: number; afterMinutes: number }

/** Maximum number of a venue's orders at once: people don't read longer lists. */
const atOnce = 50

/**
 * Notifies phones of new orders that were not accepted within their venue's time, each order once across all processes. Venues without
 * subscriptions cost nothing.
 */
export async function pushUnacceptedOrders(app: App, now: Date): Promise<void> {
  const { db } = app
  const venues = await db.many<Venue>(
    `SELECT v."id", v."pushOrdersAfterMinutes" AS "afterMinutes" FROM venues v WHERE v."isReciptPrintingOnly" = ? AND v."id" IN (
       SELECT uv."restaurantId" FROM push_subscriptions p JOIN user_venues uv ON uv."userId" = p."userId")`,
    false,
  )
  await forEachLogged(app, { of: 'venue', rows: venues }, (venue) => db.write(() => tellAt(venue, now)))
}

function* tellAt({ id: restaurantId, afterMinutes }: Venue, now: Date): Transaction<void> {
  const phones = yield* phonesAt({ restaurantId, roles: rolesThatMay(notifiedBy.newOrder), now })
  if (phones.length === 0) return
  const { after, until } = unacceptedSince(now, afterMinutes)
  const told = yield* many<{ orderId: number }>(
    `INSERT INTO push_told_orders ("orderId", "placedAt")
     SELECT o."id", o."createdAt" FROM orders o
     WHERE o."restaurantId" = ? AND o."status" = 'incoming' AND o."orderType" = 'order' AND (o."createdAt" > ? AND o."createdAt" <= ? OR o."createdAt" > ?)
       AND NOT EXISTS (SELECT 1 FROM push_told_orders t WHERE t."orderId" = o."id")
     ORDER BY o."createdAt" LIMIT ${atOnce}
     ON CONFLICT ("orderId") DO NOTHING RETURNING "orderId"`,
    restaurantId,
    after,
    until,
    // An order that was placed while the clock was ahead has waited for an unknown time.
    aheadOf(now).toISOString(),
  )
  for (const { orderId } of told) {
    const [order] = yield* many<{ table: string }>('SELECT "table" FROM orders WHERE "id" = ?', orderId)
    const notice = { kind: 'newOrder', orderId, table: order!.table } as const
    yield* tellPhones(phones, { notice, restaurantId, now })
  }
}
