import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database.ts'
import type { LiveCount } from '#features/tables/door/live-counter.ts'

export type CountAtTables = { db: Database; tableIds: readonly number[]; now: Date }

/** Counts the requests of these tables that nobody has answered, as far back as they are listed. (spec 1, §9) */
export async function countRequestsAtTables({ db, tableIds, now }: CountAtTables): Promise<LiveCount[]> {
  const since = new Date(now.getTime() - requestWindowDays * 86_400_000).toISOString()
  const rows = await db.list<{ tableId: number; total: number }>(
    db
      .build('requests')
      .select('tableId')
      .count({ total: '*' })
      .whereIn('tableId', [...tableIds])
      .where('status', 'active')
      .where('createdAt', '>', since)
      .groupBy('tableId'),
  )
  return rows.map(({ tableId, total }) => ({ tableId, field: 'waiterRequestCount' as const, total }))
}
