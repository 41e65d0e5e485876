import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { App } from '#kit/context.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { requestColumns } from './request-columns.ts'

/** So many at once: after a night without a server others want to write too. */
const atOnce = 200

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** A request was not seen to in time. */
    'requests:overdue': { request: GuestRequest; now: Date }
  }
}

/** Marks what is overdue, each request once whoever looks, so that its manager is told. (product, Requests, trays) */
export async function escalateRequests(
  { db, followUps }: Pick<App, 'db' | 'followUps'>,
  now: Date,
): Promise<Announcement[]> {
  const told: Announcement[] = []
  for (;;) {
    const { requests, announcements } = await db.write(() => escalateSome(followUps, now))
    told.push(
      ...requests.map((record): Announcement => ({ path: requestsPath, event: 'patched', record })),
      ...announcements,
    )
    if (requests.length < atOnce) return told
  }
}

type Escalated = { requests: GuestRequest[]; announcements: Announcement[] }

function* escalateSome(followUps: FollowUps, now: Date): Work<Escalated> {
  const escalatedAt = now.toISOString()
  const rows = yield* requestColumns.update(
    { escalatedAt, updatedAt: escalatedAt },
    {
      where: `"status" = 'active' AND "escalatedAt" IS NULL AND "id" IN (
        SELECT "id" FROM requests WHERE "status" = 'active' AND "escalatedAt" IS NULL AND "dueAt" <= ?
        ORDER BY "dueAt" LIMIT ${atOnce})`,
      params: [escalatedAt],
    },
  )
  const requests = rows.map((row) => requestColumns.read(row))
  const announcements: Announcement[] = []
  for (const request of requests) announcements.push(...(yield* followUps.run('requests:overdue', { request, now })))
  return { requests, announcements }
}
