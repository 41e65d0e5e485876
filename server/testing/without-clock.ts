import type { Database } from '#kit/database/database.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'

/** Runs a task while a venue has a time zone that does not exist, as after a mistake in the database. */
export async function withoutClock<T>(db: Database, venueId: number, act: () => Promise<T>): Promise<T> {
  const was = await db.write(() => setTimeZone(venueId, 'Nowhere/At_All'))
  try {
    return await act()
  } finally {
    await db.write(() => setTimeZone(venueId, was))
  }
}

/** Sets the time zone, and returns the earlier one. */
function* setTimeZone(venueId: number, timeZone: string): Transaction<string> {
  const venue = yield* one<{ timeZone: string }>('SELECT "timeZone" FROM venues WHERE "id" = ?', venueId)
  yield* run('UPDATE venues SET "timeZone" = ? WHERE "id" = ?', timeZone, venueId)
  return venue!.timeZone
}
