import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database/database.ts'
import type { LiveCount } from '#features/tables/public/live-counter.ts'

type CountAtTables = { db: Database; tableIds: readonly number[]; now: Date }

/** Counts the unanswered requests of these tables, as far back as they are listed. (spec 1, §9) */
export async function countRequestsAtTables({ db, tableIds, now }: CountAtTables): Promise<LiveCount[]> {
  const from = daysBefore(now, requestWindowDays)
  const rows = await db.list<{ tableId: number; total: number; since: string }>(
    db
      .build('requests')
      .select('tableId')
      .count({ total: '*' })
      .min({ since: 'createdAt' })
      .whereIn('tableId', [...tableIds])
      .where('status', 'active')
      .where('createdAt', '>', from)
      .groupBy('tableId'),
  )
  return rows.map((row) => ({ ...row, field: 'waiterRequestCount' as const }))
}
