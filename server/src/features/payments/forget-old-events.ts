import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import type { Database } from '#kit/database.ts'

/** In days: far longer than any provider tells an event again. What stands on orders is known for ever. */
const eventsKeptDays = 30

/** In days: so long it can be read what was done about money that needed somebody. */
const settledKeptDays = 400

/** Forgets what was told long ago, and what was settled more than a year ago. What needs a person stays until somebody has seen to it. */
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
