import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import type { Database } from '#kit/database/database.ts'

/** Retention in days: far longer than any provider repeats an event. Money booked on orders is stored forever. */
const eventsKeptDays = 30

/** Retention in days of how a problem with money was resolved. */
const settledKeptDays = 400

/** Deletes old events, and alerts that were settled more than a year ago. Alerts that need a person stay until they are resolved. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'payment_events',
    where: `"state" IN ('taken', 'repeated', 'refused') AND "createdAt" < ?`,
    params: [daysBefore(now, eventsKeptDays)],
  })
  const settledBefore = daysBefore(now, settledKeptDays)
  await forgetRows(db, {
    table: 'payment_events',
    where: `"state" = 'settled' AND "createdAt" < ? AND "updatedAt" < ?`,
    params: [settledBefore, settledBefore],
  })
}
