import { daysBefore, forgetRows } from '#kit/forget-rows.ts'
import type { Database } from '#kit/database.ts'

/** In days: far longer than any provider tells an event again. What stands on orders is known for ever. */
const eventsKeptDays = 30

/** Forgets what was told long ago. What needs a person stays until somebody has seen to it. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'payment_events',
    where: `"state" IN ('taken', 'repeated', 'settled', 'refused') AND "createdAt" < ?`,
    params: [daysBefore(now, eventsKeptDays)],
  })
}
