import type { Principal } from '@brigade/domain/access/principal.ts'
import { problemsOfReportRange, reportRangeErrors } from '@brigade/domain/kit/report-range.ts'
import { wallText } from '@brigade/domain/kit/venue-days.ts'
import { trayStatusLabels, trayTypeLabels } from '@brigade/domain/trays/trays.labels.ts'
import type { ExportTrays, TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Database } from '#kit/database.ts'
import { refuseFields } from '#kit/errors.ts'
import { filtered } from '#kit/list-query.ts'
import { reportParts } from '#kit/report-parts.ts'
import { refuseLargeReport } from '#kit/report-rows.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { trayColumns, type TrayRow } from './tray-columns.ts'

type Export = { db: Database; body: ExportTrays; principal: Principal }

type Exported = { tray: TrayOut; timeZone: string }

/**
 * A spreadsheet of the trays that were linked within a time at one venue, the oldest first, on the venue's own clock. Its rows are read
 * while it is sent. Throws BadRequest for a wrong time and for more rows than a spreadsheet takes. (spec 1, §7)
 */
export async function exportTrays({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const { fileName, restaurantId, createdAt, status } = body
  scopedVenueIds(principal, restaurantId)
  const venue = await db.one<{ timeZone: string }>('SELECT "timeZone" FROM venues WHERE "id" = ?', restaurantId)
  const timeZone = venue?.timeZone ?? 'UTC'
  refuseFields(problemsOfReportRange(createdAt, [timeZone]), reportRangeErrors)
  const rows = filtered(db.build('tray_outs'), { restaurantId, status })
  await refuseLargeReport(db, filtered(rows.clone(), { createdAt }))
  const parts = reportParts<TrayRow>({ db, rows, createdAt })
  return { fileName, sheetName: 'trays', columns, parts: partsOf(parts, timeZone) }
}

async function* partsOf(rows: AsyncIterable<TrayRow[]>, timeZone: string): AsyncGenerator<readonly Exported[]> {
  for await (const part of rows) yield part.map((row) => ({ tray: trayColumns.read(row), timeZone }))
}

const columns: SheetColumn<Exported>[] = [
  { header: 'Room', cell: ({ tray }) => tray.tableName },
  { header: 'Tray', cell: ({ tray }) => tray.trayOutQR },
  { header: 'Kind', cell: ({ tray }) => trayTypeLabels[tray.type] },
  { header: 'Status', cell: ({ tray }) => trayStatusLabels[tray.status] },
  { header: 'Overnight', cell: ({ tray }) => (tray.isOvernight ? 'Yes' : 'No') },
  { header: 'Order', cell: ({ tray }) => tray.orderId },
  { header: 'Linked at', cell: ({ tray, timeZone }) => wallText(tray.createdAt, timeZone) },
  { header: 'Linked by', cell: ({ tray }) => tray.createdBy },
  { header: 'Fetched at', cell: ({ tray, timeZone }) => fetchedAt(tray, timeZone) },
  { header: 'Fetched by', cell: ({ tray }) => tray.unlinkedBy },
]

function fetchedAt({ status, updatedAt }: TrayOut, timeZone: string): string | null {
  return status === 'expired' ? wallText(updatedAt, timeZone) : null
}
