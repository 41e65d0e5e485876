import type { AuditAuthor } from '@brigade/domain/access/audit-entry.schema.ts'
import { isUniqueViolation } from './database-errors.ts'
import type { Database } from './database.ts'
import type { Transaction } from './transaction.ts'

type Write = Database['write' | 'writeYielding']

/**
 * Runs a transaction that a unique index may refuse: if two create the same record at once, or under the same key, the
 * loser is run again and finds the winner's record.
 */
export async function writeOnce<T>(write: Write, work: () => Transaction<T>, author?: AuditAuthor): Promise<T> {
  try {
    return await write(work, author)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return await write(work, author)
  }
}
