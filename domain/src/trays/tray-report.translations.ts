import type { Language } from '../kit/languages.ts'
import { trayStatusLabels, trayTypeLabels } from './trays.labels.ts'
import type { TrayStatus, TrayType } from './trays.schema.ts'
import { trayReport as ar } from './languages/ar.ts'
import { trayReport as de } from './languages/de.ts'
import { trayReport as fr } from './languages/fr.ts'
import { trayReport as it } from './languages/it.ts'
import { trayReport as ku } from './languages/ku.ts'
import { trayReport as ru } from './languages/ru.ts'
import { trayReport as sw } from './languages/sw.ts'
import { trayReport as tr } from './languages/tr.ts'

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
  ar,
  de,
  it,
  ru,
  fr,
  ku,
  sw,
  tr,
} satisfies Record<Language, TrayReportWords>
