import type { InterfaceLanguage } from '../kit/languages.ts'
import type { AuditAct, AuditAuthorKind, AuditedRecord } from '../access/audit-kinds.ts'
import {
  arabicAuditActLabels,
  arabicAuditAuthorLabels,
  arabicAuditedRecordLabels,
  auditActLabels,
  auditAuthorLabels,
  auditedRecordLabels,
} from './audit.labels.ts'

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
export const auditReportTranslations: Record<InterfaceLanguage, AuditReportWords> = {
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
  ar: {
    sheet: 'سجل التدقيق',
    columns: {
      at: 'الوقت',
      timeZone: 'المنطقة الزمنية',
      venue: 'المنشأة',
      act: 'ما حدث',
      record: 'السجل',
      recordName: 'الاسم',
      recordId: 'الرقم',
      by: 'بواسطة',
      role: 'الدور',
      address: 'عنوان الشبكة',
      count: 'عدد المرات',
      changes: 'التغييرات',
    },
    acts: arabicAuditActLabels,
    records: arabicAuditedRecordLabels,
    authors: arabicAuditAuthorLabels,
    hidden: 'لا يُعرض',
  },
}
