import type { Language } from '../kit/languages.ts'
import type { AuditAct, AuditAuthorKind, AuditedRecord } from '../access/audit-kinds.ts'
import { auditActLabels, auditAuthorLabels, auditedRecordLabels } from './audit.labels.ts'
import { auditReport as ar } from './languages/ar.ts'
import { auditReport as de } from './languages/de.ts'
import { auditReport as fr } from './languages/fr.ts'
import { auditReport as it } from './languages/it.ts'
import { auditReport as ku } from './languages/ku.ts'
import { auditReport as ru } from './languages/ru.ts'
import { auditReport as sw } from './languages/sw.ts'
import { auditReport as tr } from './languages/tr.ts'

type AuditReportColumn =
  | 'at'
  | 'timeZone'
  | 'venue'
  | 'act'
  | 'record'
  | 'recordName'
  | 'recordId'
  | 'by'
  | 'role'
  | 'address'
  | 'count'
  | 'changes'

type AuditReportWords = {
  sheet: string
  columns: Record<AuditReportColumn, string>
  acts: Record<AuditAct, string>
  records: Record<AuditedRecord, string>
  authors: Record<AuditAuthorKind, string>
  /** Stands for a value that is secret. */
  hidden: string
}

/** The texts of the spreadsheet of the audit log, in the languages of the interface. */
export const auditReportTranslations: Record<Language, AuditReportWords> = {
  en: {
    sheet: 'audit log',
    columns: {
      at: 'Time',
      timeZone: 'Time zone',
      venue: 'Venue',
      act: 'What was done',
      record: 'Record',
      recordName: 'Name',
      recordId: 'Number',
      by: 'By',
      role: 'Role',
      address: 'Network address',
      count: 'Times',
      changes: 'Changes',
    },
    acts: auditActLabels,
    records: auditedRecordLabels,
    authors: auditAuthorLabels,
    hidden: 'not shown',
  },
  ar,
  de,
  it,
  ru,
  fr,
  ku,
  sw,
  tr,
}
