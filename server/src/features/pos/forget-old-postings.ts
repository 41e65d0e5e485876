import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import type { Database } from '#kit/database.ts'

/** In days: as long as somebody may ask why an order came twice, or not at all. What money hangs on stands with the order for ever. */
export const postingsKeptDays = 90

/** Forgets postings that are long over, and what was told of them. */
export async function forgetOldPostings(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, postingsKeptDays)
  const isOver = `"createdAt" < ? AND "state" NOT IN ('waiting', 'running')`
  await forgetRows(db, { table: 'pos_postings', where: isOver, params: [before] })
  await forgetRows(db, { table: 'pos_notifications', where: '"createdAt" < ?', params: [before] })
}
