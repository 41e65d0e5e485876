import type { InterfaceLanguage } from '../kit/languages.ts'
import { arabicTrayStatusLabels, arabicTrayTypeLabels, trayStatusLabels, trayTypeLabels } from './trays.labels.ts'
import type { TrayStatus, TrayType } from './trays.schema.ts'

type TrayReportWords = {
  sheet: string
  columns: Record<TrayReportColumn, string>
  types: Record<TrayType, string>
  statuses: Record<TrayStatus, string>
  yes: string
  no: string
}

type TrayReportColumn =
  | 'room'
  | 'venue'
  | 'timeZone'
  | 'tray'
  | 'kind'
  | 'status'
  | 'overnight'
  | 'order'
  | 'linkedAt'
  | 'linkedBy'
  | 'fetchedAt'
  | 'fetchedBy'

/** The texts of the spreadsheet of trays, in the languages of the interface. */
export const trayReportTranslations = {
  en: {
    sheet: 'trays',
    columns: {
      room: 'Room',
      venue: 'Venue',
      timeZone: 'Time zone',
      tray: 'Tray',
      kind: 'Type',
      status: 'Status',
      overnight: 'Overnight',
      order: 'Order',
      linkedAt: 'Linked at',
      linkedBy: 'Linked by',
      fetchedAt: 'Collected at',
      fetchedBy: 'Collected by',
    },
    types: trayTypeLabels,
    statuses: trayStatusLabels,
    yes: 'Yes',
    no: 'No',
  },
  ar: {
    sheet: 'الصواني',
    columns: {
      room: 'الغرفة',
      venue: 'المنشأة',
      timeZone: 'المنطقة الزمنية',
      tray: 'الصينية',
      kind: 'النوع',
      status: 'الحالة',
      overnight: 'من الليل',
      order: 'الطلب',
      linkedAt: 'وقت الربط',
      linkedBy: 'من ربطها',
      fetchedAt: 'وقت الجمع',
      fetchedBy: 'من جمعها',
    },
    types: arabicTrayTypeLabels,
    statuses: arabicTrayStatusLabels,
    yes: 'نعم',
    no: 'لا',
  },
} satisfies Record<InterfaceLanguage, TrayReportWords>
