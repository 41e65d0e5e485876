import { codeOf } from './error-words.ts'

const uniqueViolations = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
const foreignKeyViolations = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Whether a write failed because a record with such a key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolations.has(codeOf(error))
}

/** Whether a write failed because it names a record that is not there, or removes one that others name. */
export function isForeignKeyViolation(error: unknown): boolean {
  return foreignKeyViolations.has(codeOf(error))
}
