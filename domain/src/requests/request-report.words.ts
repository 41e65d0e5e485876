import type { InterfaceLanguage } from '../kit/languages.ts'
import {
  arabicRequestStatusLabels,
  arabicRequestTypeLabels,
  requestStatusLabels,
  requestTypeLabels,
} from './requests.labels.ts'
import type { RequestStatus, RequestType } from './requests.schema.ts'

type RequestReportWords = {
  sheet: string
  columns: Record<RequestReportColumn, string>
  types: Record<RequestType, string>
  statuses: Record<RequestStatus, string>
}

type RequestReportColumn =
  | 'request'
  | 'venue'
  | 'timeZone'
  | 'table'
  | 'type'
  | 'order'
  | 'status'
  | 'createdAt'
  | 'dueAt'
  | 'takenBy'
  | 'takenAt'
  | 'minutesUntilTaken'
  | 'updatedBy'
  | 'endedAt'
  | 'minutesUntilEnded'

/** What the spreadsheet of requests says, in the languages of the interface. */
export const requestReportWords = {
  en: {
    sheet: 'requests',
    columns: {
      request: 'Request',
      venue: 'Venue',
      timeZone: 'Time zone',
      table: 'Table / Room',
      type: 'Type',
      order: 'Order',
      status: 'Status',
      createdAt: 'Requested at',
      dueAt: 'Due at',
      takenBy: 'Taken by',
      takenAt: 'Taken at',
      minutesUntilTaken: 'Minutes until taken',
      updatedBy: 'Updated by',
      endedAt: 'Ended at',
      minutesUntilEnded: 'Minutes until ended',
    },
    types: requestTypeLabels,
    statuses: requestStatusLabels,
  },
  ar: {
    sheet: 'طلبات الخدمة',
    columns: {
      request: 'رقم طلب الخدمة',
      venue: 'المنشأة',
      timeZone: 'المنطقة الزمنية',
      table: 'الطاولة / الغرفة',
      type: 'النوع',
      order: 'طلب الطعام',
      status: 'الحالة',
      createdAt: 'وقت الطلب',
      dueAt: 'الموعد',
      takenBy: 'من تولاه',
      takenAt: 'وقت توليه',
      minutesUntilTaken: 'الدقائق حتى توليه',
      updatedBy: 'آخر من حدّثه',
      endedAt: 'وقت انتهائه',
      minutesUntilEnded: 'الدقائق حتى انتهائه',
    },
    types: arabicRequestTypeLabels,
    statuses: arabicRequestStatusLabels,
  },
} satisfies Record<InterfaceLanguage, RequestReportWords>
