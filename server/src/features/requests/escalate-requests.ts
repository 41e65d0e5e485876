import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { Database } from '#kit/database.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { requestColumns } from './request-columns.ts'

/** So many at once: after a night without a server others want to write too. */
const atOnce = 200

/** Marks what is overdue, each request once whoever looks, so that its manager is told. (product, Requests, trays) */
export async function escalateRequests(db: Database, now: Date): Promise<Announcement[]> {
  const escalatedAt = now.toISOString()
  const told: Announcement[] = []
  for (;;) {
    const rows = await db.write(() =>
      requestColumns.update(
        { escalatedAt, updatedAt: escalatedAt },
        {
          where: `"status" = 'active' AND "escalatedAt" IS NULL AND "id" IN (
            SELECT "id" FROM requests WHERE "status" = 'active' AND "escalatedAt" IS NULL AND "dueAt" <= ?
            ORDER BY "dueAt" LIMIT ${atOnce})`,
          params: [escalatedAt],
        },
      ),
    )
    told.push(
      ...rows.map((row): Announcement => ({ path: requestsPath, event: 'patched', record: requestColumns.read(row) })),
    )
    if (rows.length < atOnce) return told
  }
}
