import type { Language } from '../kit/languages.ts'
import {
  alertedRoleLabels,
  type RequestColumn,
  requestColumnLabels,
  requestStatusLabels,
  requestTypeLabels,
} from './requests.labels.ts'
import type { AlertableRole } from './escalation.schema.ts'
import type { RequestStatus, RequestType } from './requests.schema.ts'
import { requestReport as ar } from './languages/ar.ts'
import { requestReport as de } from './languages/de.ts'
import { requestReport as fr } from './languages/fr.ts'
import { requestReport as it } from './languages/it.ts'
import { requestReport as ku } from './languages/ku.ts'
import { requestReport as ru } from './languages/ru.ts'
import { requestReport as sw } from './languages/sw.ts'
import { requestReport as tr } from './languages/tr.ts'

export type RequestReportWords = {
  sheet: string
  columns: Record<RequestColumn, string>
  types: Record<RequestType, string>
  statuses: Record<RequestStatus, string>
  roles: Record<AlertableRole, string>
  yes: string
  no: string
}

/** The texts of the spreadsheet of requests, in the languages of the interface. */
export const requestReportTranslations: Record<Language, RequestReportWords> = {
  en: {
    sheet: 'requests',
    columns: requestColumnLabels,
    types: requestTypeLabels,
    statuses: requestStatusLabels,
    roles: alertedRoleLabels,
    yes: 'Yes',
    no: 'No',
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
