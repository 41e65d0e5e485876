import type { Principal } from '@brigade/domain/access/principal.ts'
import { type WallTime, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { trayStatusLabels, trayTypeLabels } from '@brigade/domain/trays/trays.labels.ts'
import type { ExportTrays, TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Database } from '#kit/database.ts'
import { reportedRecords, type ReportedVenue } from '#features/venues/door/reported-records.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { trayColumns } from './tray-columns.ts'

type Export = { db: Database; body: ExportTrays; principal: Principal }

type Exported = { record: TrayOut; venue: ReportedVenue }

/**
 * A spreadsheet of the trays that were linked within a time at the caller's venues, venue by venue, the oldest first, on each venue's own
 * clock. Its rows are read while it is sent. Throws as `reportedRecords` does. (spec 1, §7)
 */
export async function exportTrays({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const parts = await reportedRecords({ db, columns: trayColumns, body, filters: { status: body.status }, principal })
  return { fileName: body.fileName, sheetName: 'trays', columns, parts }
}

const columns: SheetColumn<Exported>[] = [
  { header: 'Room', cell: ({ record }) => record.tableName },
  { header: 'Venue', cell: ({ venue }) => venue.name },
  { header: 'Time zone', cell: ({ venue }) => venue.timeZone },
  { header: 'Tray', cell: ({ record }) => record.trayOutQR },
  { header: 'Kind', cell: ({ record }) => trayTypeLabels[record.type] },
  { header: 'Status', cell: ({ record }) => trayStatusLabels[record.status] },
  { header: 'Overnight', cell: ({ record }) => (record.isOvernight ? 'Yes' : 'No') },
  { header: 'Order', cell: ({ record }) => record.orderId },
  { header: 'Linked at', cell: ({ record, venue }) => wallTimeAt(record.createdAt, venue.timeZone) },
  { header: 'Linked by', cell: ({ record }) => record.createdBy },
  { header: 'Fetched at', cell: ({ record, venue }) => fetchedAt(record, venue.timeZone) },
  { header: 'Fetched by', cell: ({ record }) => record.unlinkedBy },
]

function fetchedAt({ status, updatedAt }: TrayOut, timeZone: string): WallTime | null {
  return status === 'expired' ? wallTimeAt(updatedAt, timeZone) : null
}
