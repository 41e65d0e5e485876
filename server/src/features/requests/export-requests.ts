import type { Principal } from '@brigade/domain/access/principal.ts'
import { wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { requestStatusLabels, requestTypeLabels } from '@brigade/domain/requests/requests.labels.ts'
import type { ExportRequests, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database.ts'
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
 * A spreadsheet of the requests of some time of the caller's venues, venue by venue, the oldest first, on each venue's own clock. Its rows
 * are read while it is sent. Throws as `reportedRecords` does. (spec 1, §2.6, §7)
 */
export async function exportRequests({ db, body, principal, mostRows }: Export): Promise<Sheet<Exported>> {
  const filters = { status: body.status }
  const parts = await reportedRecords({ db, columns: requestColumns, body, filters, principal, mostRows })
  return { fileName: body.fileName, sheetName: 'requests', columns, parts }
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

const columns: SheetColumn<Exported>[] = [
  { header: 'Request', cell: ({ record }) => record.id },
  { header: 'Venue', cell: ({ venue }) => venue.name },
  { header: 'Time zone', cell: ({ venue }) => venue.timeZone },
  { header: 'Table / Room', cell: ({ record }) => record.table },
  { header: 'Type', cell: ({ record }) => requestTypeLabels[record.requestType] },
  { header: 'Order', cell: ({ record }) => record.orderId },
  { header: 'Status', cell: ({ record }) => requestStatusLabels[record.status] },
  time('Requested at', 'createdAt'),
  time('Due at', 'dueAt'),
  { header: 'Taken by', cell: ({ record }) => record.takenBy },
  time('Taken at', 'takenAt'),
  minutesUntil('Minutes until taken', 'takenAt'),
  { header: 'Updated by', cell: ({ record }) => record.updatedBy },
  time('Ended at', 'endedAt'),
  minutesUntil('Minutes until ended', 'endedAt'),
]
