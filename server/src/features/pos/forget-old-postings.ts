import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import type { Database } from '#kit/database/database.ts'

/**
 * Retention in days: as long as people may ask why an order came twice, or not at all. The parts that concern money are stored with
 * the order forever.
 */
export const postingsKeptDays = 90

/** Deletes old postings and their notifications. */
export async function forgetOldPostings(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, postingsKeptDays)
  const isOver = `"createdAt" < ? AND "state" NOT IN ('waiting', 'running')`
  await forgetRows(db, { table: 'pos_postings', where: isOver, params: [before] })
  await forgetRows(db, { table: 'pos_notifications', where: '"createdAt" < ?', params: [before] })
}
