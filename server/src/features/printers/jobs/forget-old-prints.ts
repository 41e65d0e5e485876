import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import type { Database } from '#kit/database/database.ts'

/** Retention in days: images of papers are large, and are not reprinted after that. */
export const printsKeptDays = 14

/** Deletes old prints of network printers that have ended or were never resolved. */
export async function forgetOldPrints(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'print_jobs',
    where: `"state" IN ('printed', 'withdrawn', 'failed', 'uncertain') AND "updatedAt" < ?`,
    params: [daysBefore(now, printsKeptDays)],
  })
}
