import { isUniqueViolation } from './database-errors.ts'
import type { Database } from './database.ts'
import type { Work } from './work.ts'

type Write = Database['write' | 'writeByTurns']

/**
 * Runs what a unique index may refuse, by one of the database's ways to write: of two who create the same at once, or under the same key, the loser is run again
 * and finds the winner's record.
 */
export async function writeOnce<T>(write: Write, work: () => Work<T>): Promise<T> {
  try {
    return await write(work)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return await write(work)
  }
}
