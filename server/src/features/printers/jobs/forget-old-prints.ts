import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import type { Database } from '#kit/database.ts'

/** In days: pictures of papers are large, and nobody prints one again so long after. */
export const printsKeptDays = 14

/** Forgets prints of network printers that are long over, or that nobody has seen to. */
export async function forgetOldPrints(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'print_jobs',
    where: `"state" IN ('printed', 'withdrawn', 'failed', 'uncertain') AND "updatedAt" < ?`,
    params: [daysBefore(now, printsKeptDays)],
  })
}
