import { isUniqueViolation } from './database-errors.ts'
import type { Database } from './database.ts'
import type { Work } from './work.ts'

type Write = Database['write' | 'writeByTurns']

/**
 * Runs a creation with an idempotency key, by one of the database's ways to write; when the same key arrives twice at once, the loser is run again and finds the
 * winner's record.
 */
export async function writeOnce<T>(write: Write, work: () => Work<T>): Promise<T> {
  try {
    return await write(work)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return await write(work)
  }
}
