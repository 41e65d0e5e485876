import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { type WallTime, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { trayReportTranslations } from '@brigade/domain/trays/tray-report.translations.ts'
import type { ExportTrays, TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { languageOf } from '#features/auth/public/language-of.ts'
import { reportedRecords, type ReportedVenue } from '#features/venues/public/reported-records.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { trayColumns } from './tray-columns.ts'

type Export = { db: Database; body: ExportTrays; principal: Principal }

type Exported = { record: TrayOut; venue: ReportedVenue }

/**
 * Returns a spreadsheet of the trays that were linked within a period at the caller's venues, in the caller's language, venue by venue, the
 * oldest first, on each venue's own clock. Its rows are read while it is sent. Throws the errors of `reportedRecords`. (spec 1, §7)
 */
export async function exportTrays({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const parts = await reportedRecords({ db, columns: trayColumns, body, filters: { status: body.status }, principal })
  const language = await languageOf(db, principal)
  const words = trayReportTranslations[language]
  return { fileName: body.fileName, sheetName: words.sheet, language, columns: columnsIn(words), parts }
}

type Words = (typeof trayReportTranslations)[Language]

function columnsIn({ columns, types, statuses, yes, no }: Words): SheetColumn<Exported>[] {
  return [
    { header: columns.room, cell: ({ record }) => record.tableName },
    { header: columns.venue, cell: ({ venue }) => venue.name },
    { header: columns.timeZone, cell: ({ venue }) => venue.timeZone },
    { header: columns.tray, cell: ({ record }) => record.trayOutQR },
    { header: columns.kind, cell: ({ record }) => types[record.type] },
    { header: columns.status, cell: ({ record }) => statuses[record.status] },
    { header: columns.overnight, cell: ({ record }) => (record.isOvernight ? yes : no) },
    { header: columns.order, cell: ({ record }) => record.orderId },
    { header: columns.linkedAt, cell: ({ record, venue }) => wallTimeAt(record.createdAt, venue.timeZone) },
    { header: columns.linkedBy, cell: ({ record }) => record.createdBy },
    { header: columns.fetchedAt, cell: ({ record, venue }) => fetchedAt(record, venue.timeZone) },
    { header: columns.fetchedBy, cell: ({ record }) => record.unlinkedBy },
  ]
}

function fetchedAt({ status, updatedAt }: TrayOut, timeZone: string): WallTime | null {
  return status === 'expired' ? wallTimeAt(updatedAt, timeZone) : null
}
