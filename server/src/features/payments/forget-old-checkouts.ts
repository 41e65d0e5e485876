import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import type { Database } from '#kit/database.ts'

/** In days, after the end of their time: far longer than a provider still takes money for one. */
export const checkoutsKeptDays = 30

/** Forgets payments that were begun and never made. Those that are paid stay: what goes back later is told by their reference. */
export async function forgetOldCheckouts(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'checkouts',
    where: `"expiresAt" < ? AND "state" <> 'paid'`,
    params: [daysBefore(now, checkoutsKeptDays)],
  })
}
