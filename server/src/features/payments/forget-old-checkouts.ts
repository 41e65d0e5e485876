import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import type { Database } from '#kit/database/database.ts'

/** Retention in days after their expiry: far longer than a provider still accepts money for one. */
export const checkoutsKeptDays = 30

/** Deletes begun payments that were never made. Paid ones stay: later refunds refer to them. */
export async function forgetOldCheckouts(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'checkouts',
    where: `"expiresAt" < ? AND "state" <> 'paid'`,
    params: [daysBefore(now, checkoutsKeptDays)],
  })
}
