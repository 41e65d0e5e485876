import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import type { Translate } from '#kit/i18n/i18n.ts'

/** Returns in one sentence what an entry says. */
export function auditSentenceOf(entry: AuditEntry, t: Translate<'audit'>): string {
  const { act, record, recordName, count } = entry
  const values = { by: authorOf(entry, t), name: recordName, what: t(`nouns.${record}`) }
  if (act === 'signInFailed')
    return t(recordName === '' ? 'failedUnknown' : 'failed', { ...values, count, shown: String(count) })
  return t(`sentences.${act}`, values)
}

/** Returns the name of who did it, or what stands for those without one. */
export function authorOf({ by, byKind }: Pick<AuditEntry, 'by' | 'byKind'>, t: Translate<'audit'>): string {
  return by || t(`authors.${byKind}`)
}
