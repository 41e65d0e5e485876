import type { AuditAuthor, AuditContent, AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { auditName } from '@brigade/domain/access/audit-changes.ts'
import { defaulted, json, plain } from './column-kinds.ts'
import { columnsOf, type RowOf } from './columns.ts'
import type { Statement } from './transaction.ts'

type Kept = {
  /** What entries of one minute have in common that are counted in one row; null for an entry of its own. */
  joinedBy: string | null
}

/** Storage of the audit log: rows are only added. */
export const auditColumns = columnsOf<AuditEntry, Kept>()(
  'audit_log',
  {
    id: defaulted(plain),
    at: plain,
    act: plain,
    record: plain,
    recordId: plain,
    recordName: plain,
    restaurantId: plain,
    byKind: plain,
    byId: plain,
    by: plain,
    byRole: plain,
    address: plain,
    changes: json,
    moreChanges: plain,
    count: plain,
  },
  { joinedBy: plain },
)

export type AuditRow = RowOf<typeof auditColumns>

/** Returns the statement that adds an entry. With `joinedBy`, an entry that has the same counts one more instead. */
export function auditInsertion(content: AuditContent, author: AuditAuthor, joinedBy: string | null = null): Statement {
  const entry = { ...content, recordName: auditName(content.recordName), ...author, by: auditName(author.by) }
  return auditColumns.insertion(
    { ...entry, count: 1, joinedBy },
    joinedBy === null ? '' : 'ON CONFLICT ("joinedBy") DO UPDATE SET "count" = audit_log."count" + 1',
  )
}
