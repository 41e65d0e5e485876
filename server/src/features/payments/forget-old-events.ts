import type { Database } from '#kit/database.ts'
import { run } from '#kit/work.ts'

/** How long it is known that an event was told: far longer than any provider tells it again. What stands on orders is known for ever. */
const eventsAreKeptDays = 30

/** At most so many at a time, so that nobody waits for it long. */
const atATime = 5_000

/** Forgets what was told long ago. What needs a person stays until somebody has seen to it. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - eventsAreKeptDays * 86_400_000).toISOString()
  for (;;) {
    const forgotten = await db.write(() =>
      run(
        `DELETE FROM payment_events WHERE "id" IN (
           SELECT "id" FROM payment_events
           WHERE "state" IN ('taken', 'repeated', 'settled', 'refused') AND "createdAt" < ?
           LIMIT ${atATime})`,
        before,
      ),
    )
    if (forgotten < atATime) return
  }
}
