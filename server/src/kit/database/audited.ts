// Decision 130: docs/decisions/0130-audit-log.md

import type { AuditAuthor, AuditContent } from '@brigade/domain/access/audit-entry.schema.ts'
import { auditInsertion } from './audit-columns.ts'
import { isWithoutSql, noRows, type SqlResult, type Statement, type Transaction } from './transaction.ts'

/** Computes the entries of a statement that has run. */
type Entries = () => Transaction<AuditContent[]>

/**
 * Runs a transaction and adds what its statements change of audited records to the audit log, as done by this author. Other statements
 * pass through it unchanged. The entries are written at the end, when everything that belongs to a new record exists, such as the venues
 * of an account.
 */
export function* audited<T>(work: Transaction<T>, author: () => AuditAuthor): Transaction<T> {
  const entries: Entries[] = []
  let step = work.next()
  while (!step.done) step = work.next(step.value.audits ? yield* performed(step.value, entries) : yield step.value)
  for (const contentsOf of entries) {
    for (const content of yield* contentsOf()) yield auditInsertion(content, author())
  }
  return step.value
}

function* performed({ audits, ...statement }: Statement, entries: Entries[]): Transaction<SqlResult> {
  const before = audits?.before ? yield audits.before : noRows
  const placesBefore = audits?.placesBefore ? yield* audits.placesBefore(rowsIn(before)) : new Map()
  const result = isWithoutSql(statement) ? noRows : yield statement
  if (audits) {
    const rows = { before: rowsIn(before), returned: rowsIn(result), placesBefore }
    entries.push(() => audits.contentsOf(rows))
  }
  return result
}

function rowsIn({ rows }: SqlResult): object[] {
  return rows.filter((row) => typeof row === 'object' && row !== null)
}
