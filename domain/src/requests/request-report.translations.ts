import type { InterfaceLanguage } from '../kit/languages.ts'
import {
  arabicRequestColumnLabels,
  arabicRequestStatusLabels,
  arabicRequestTypeLabels,
  type RequestColumn,
  requestColumnLabels,
  requestStatusLabels,
  requestTypeLabels,
} from './requests.labels.ts'
import type { RequestStatus, RequestType } from './requests.schema.ts'

export type RequestReportWords = {
  sheet: string
  columns: Record<RequestColumn, string>
  types: Record<RequestType, string>
  statuses: Record<RequestStatus, string>
}

/** The texts of the spreadsheet of requests, in the languages of the interface. */
export const requestReportTranslations: Record<InterfaceLanguage, RequestReportWords> = {
  en: {
    sheet: 'requests',
    columns: requestColumnLabels,
    types: requestTypeLabels,
    statuses: requestStatusLabels,
  },
  ar: {
    sheet: 'طلبات الخدمة',
    columns: arabicRequestColumnLabels,
    types: arabicRequestTypeLabels,
    statuses: arabicRequestStatusLabels,
  },
}
