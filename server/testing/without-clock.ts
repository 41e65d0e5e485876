import type { Database } from '#kit/database.ts'
import { one, run, type Work } from '#kit/work.ts'

/** Does something while the time zone of a venue is one that is not there, as after a slip of the hand in the database. */
export async function withoutClock<T>(db: Database, venueId: number, act: () => Promise<T>): Promise<T> {
  const was = await db.write(() => setTimeZone(venueId, 'Nowhere/At_All'))
  try {
    return await act()
  } finally {
    await db.write(() => setTimeZone(venueId, was))
  }
}

/** Gives the one before. */
function* setTimeZone(venueId: number, timeZone: string): Work<string> {
  const venue = yield* one<{ timeZone: string }>('SELECT "timeZone" FROM venues WHERE "id" = ?', venueId)
  yield* run('UPDATE venues SET "timeZone" = ? WHERE "id" = ?', timeZone, venueId)
  return venue!.timeZone
}
