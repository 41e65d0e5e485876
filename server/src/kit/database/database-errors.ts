import { codeOf } from '../errors/error-text.ts'

const uniqueViolations = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
const foreignKeyViolations = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Returns true if a write failed because a record with such a key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolations.has(codeOf(error))
}

/** Returns true if a write failed because it names a record that does not exist, or removes one that others name. */
export function isForeignKeyViolation(error: unknown): boolean {
  return foreignKeyViolations.has(codeOf(error))
}
