import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { aheadOf } from '#kit/clock.ts'
import type { App } from '#kit/context.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import { oneByOne } from '#kit/one-by-one.ts'
import type { Work } from '#kit/work.ts'
import { requestColumns } from './request-columns.ts'

/** So many at once, each of which may call ten phones: after a night without a server others want to write too. */
const atOnce = 20

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** A request was not seen to in time. */
    'requests:overdue': { request: GuestRequest; now: Date }
  }
}

/** Marks what is overdue, venue by venue, each request once whoever looks, and tells its manager. (product, Requests, trays) */
export async function escalateRequests(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<{ id: number }>(
    `SELECT DISTINCT "restaurantId" AS "id" FROM requests WHERE "status" = 'active' AND "escalatedAt" IS NULL AND ${isDue}`,
    ...dueAt(now),
  )
  await oneByOne(app, { of: 'venue', rows: venues }, ({ id }) => escalateAt(id, app, now))
}

/** Nobody knows for how long a request waits that was written down while the clock was ahead: it is looked at now. */
const isDue = '("dueAt" <= ? OR ("dueAt" IS NOT NULL AND "createdAt" > ?))'

function dueAt(now: Date): [string, string] {
  return [now.toISOString(), aheadOf(now).toISOString()]
}

async function escalateAt(restaurantId: number, app: App, now: Date): Promise<void> {
  for (;;) {
    const count = await app.db.write(() => escalateSome(restaurantId, app.followUps, now))
    if (count < atOnce) return
  }
}

/** Returns how many requests it has marked. */
function* escalateSome(restaurantId: number, followUps: FollowUps, now: Date): Work<number> {
  const escalatedAt = now.toISOString()
  const rows = yield* requestColumns.update(
    { escalatedAt, updatedAt: escalatedAt },
    {
      where: `"status" = 'active' AND "escalatedAt" IS NULL AND "id" IN (
        SELECT "id" FROM requests
        WHERE "restaurantId" = ? AND "status" = 'active' AND "escalatedAt" IS NULL AND ${isDue}
        ORDER BY "dueAt" LIMIT ${atOnce})`,
      params: [restaurantId, ...dueAt(now)],
    },
  )
  for (const row of rows) {
    const request = requestColumns.read(row)
    yield* followUps.run('requests:overdue', { request, now })
  }
  return rows.length
}
