import { isUniqueViolation } from './database-errors.ts'
import type { Database } from './database.ts'
import type { Work } from './work.ts'

/** Runs a creation with an idempotency key; when the same key arrives twice at once, the loser is run again and finds the winner's record. */
export async function writeOnce<T>(db: Database, work: () => Work<T>): Promise<T> {
  try {
    return await db.write(work)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return await db.write(work)
  }
}
