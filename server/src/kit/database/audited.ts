// Decision 130: docs/decisions/0130-audit-log.md

import type { AuditAuthor } from '@brigade/domain/access/audit-entry.schema.ts'
import { auditInsertion } from './audit-columns.ts'
import { isWithoutSql, noRows, type SqlResult, type Statement, type Transaction } from './transaction.ts'

/**
 * Runs a transaction and adds what its statements change of audited records to the audit log, as done by this author. Other statements
 * pass through it unchanged.
 */
export function* audited<T>(work: Transaction<T>, author: () => AuditAuthor): Transaction<T> {
  let step = work.next()
  while (!step.done) step = work.next(step.value.audits ? yield* performed(step.value, author()) : yield step.value)
  return step.value
}

function* performed({ audits, ...statement }: Statement, author: AuditAuthor): Transaction<SqlResult> {
  const before = audits?.before ? yield audits.before : noRows
  const result = isWithoutSql(statement) ? noRows : yield statement
  const contents = audits ? yield* audits.contentsOf({ before: rowsIn(before), returned: rowsIn(result) }) : []
  for (const content of contents) yield auditInsertion(content, author)
  return result
}

function rowsIn({ rows }: SqlResult): object[] {
  return rows.filter((row) => typeof row === 'object' && row !== null)
}
