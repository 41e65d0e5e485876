import type { Principal } from '@brigade/domain/access/principal.ts'
import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { requestReportWords } from '@brigade/domain/requests/request-report.words.ts'
import type { ExportRequests, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database.ts'
import { languageOf } from '#features/auth/door/language-of.ts'
import { reportedRecords, type ReportedVenue } from '#features/venues/door/reported-records.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { requestColumns } from './request-columns.ts'

type Export = {
  db: Database
  body: ExportRequests
  principal: Principal
  /** More are refused: a spreadsheet takes no more. */
  mostRows?: number
}

type Exported = { record: GuestRequest; venue: ReportedVenue }

/**
 * A spreadsheet of the requests of some time of the caller's venues, in the caller's language, venue by venue, the oldest first, on each venue's own clock. Its rows
 * are read while it is sent. Throws as `reportedRecords` does. (spec 1, §2.6, §7)
 */
export async function exportRequests({ db, body, principal, mostRows }: Export): Promise<Sheet<Exported>> {
  const filters = { status: body.status }
  const parts = await reportedRecords({ db, columns: requestColumns, body, filters, principal, mostRows })
  const language = await languageOf(db, principal)
  const words = requestReportWords[language]
  return { fileName: body.fileName, sheetName: words.sheet, language, columns: columnsIn(words), parts }
}

const time = (header: string, field: 'createdAt' | 'takenAt' | 'endedAt' | 'dueAt'): SheetColumn<Exported> => ({
  header,
  cell: ({ record, venue }) => {
    const at = record[field]
    return at && wallTimeAt(at, venue.timeZone)
  },
})

/** Whole minutes from when it was made. */
const minutesUntil = (header: string, field: 'takenAt' | 'endedAt'): SheetColumn<Exported> => ({
  header,
  cell: ({ record }) => {
    const at = record[field]
    return at && Math.floor((Date.parse(at) - Date.parse(record.createdAt)) / 60_000)
  },
})

type Words = (typeof requestReportWords)[InterfaceLanguage]

function columnsIn({ columns, types, statuses }: Words): SheetColumn<Exported>[] {
  return [
    { header: columns.request, cell: ({ record }) => record.id },
    { header: columns.venue, cell: ({ venue }) => venue.name },
    { header: columns.timeZone, cell: ({ venue }) => venue.timeZone },
    { header: columns.table, cell: ({ record }) => record.table },
    { header: columns.type, cell: ({ record }) => types[record.requestType] },
    { header: columns.order, cell: ({ record }) => record.orderId },
    { header: columns.status, cell: ({ record }) => statuses[record.status] },
    time(columns.createdAt, 'createdAt'),
    time(columns.dueAt, 'dueAt'),
    { header: columns.takenBy, cell: ({ record }) => record.takenBy },
    time(columns.takenAt, 'takenAt'),
    minutesUntil(columns.minutesUntilTaken, 'takenAt'),
    { header: columns.updatedBy, cell: ({ record }) => record.updatedBy },
    time(columns.endedAt, 'endedAt'),
    minutesUntil(columns.minutesUntilEnded, 'endedAt'),
  ]
}
