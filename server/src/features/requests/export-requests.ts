import type { Principal } from '@brigade/domain/access/principal.ts'
import { problemsOfReportRange, reportRangeErrors } from '@brigade/domain/kit/report-range.ts'
import { wallText } from '@brigade/domain/kit/venue-days.ts'
import { requestStatusLabels, requestTypeLabels } from '@brigade/domain/requests/requests.labels.ts'
import type { ExportRequests, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database.ts'
import { refuseFields } from '#kit/errors.ts'
import { withinVenueIds } from '#kit/list-records.ts'
import { filtered } from '#kit/list-query.ts'
import { reportParts } from '#kit/report-parts.ts'
import { refuseLargeReport } from '#kit/report-rows.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type Export = {
  db: Database
  body: ExportRequests
  principal: Principal
  /** More are refused: a spreadsheet takes no more. */
  mostRows?: number
}

type ReportedVenue = { id: number; name: string; timeZone: string }

type Exported = { request: GuestRequest; venue: ReportedVenue }

/**
 * A spreadsheet of the requests of some time of the caller's venues, venue by venue, the oldest first, on each venue's own clock. Its rows
 * are read while it is sent. Throws BadRequest for a wrong range, Forbidden for a stranger's venue. (spec 1, §2.6, §7)
 */
export async function exportRequests({ db, body, principal, mostRows }: Export): Promise<Sheet<Exported>> {
  const venueIds = scopedVenueIds(principal, body.restaurantId)
  const rows = db.build('venues').select('id', 'name', 'timeZone').orderBy('id')
  const venues = await db.list<ReportedVenue>(venueIds === 'all' ? rows : rows.whereIn('id', venueIds))
  const timeZones = venues.map(({ timeZone }) => timeZone)
  refuseFields(problemsOfReportRange(body.createdAt, timeZones), reportRangeErrors)
  const asked = filtered(db.build('requests'), { status: body.status, createdAt: body.createdAt })
  await refuseLargeReport(db, withinVenueIds(asked, venueIds), mostRows)
  return { fileName: body.fileName, sheetName: 'requests', columns, parts: partsOf(db, body, venues) }
}

async function* partsOf(
  db: Database,
  { status, createdAt }: ExportRequests,
  venues: readonly ReportedVenue[],
): AsyncGenerator<readonly Exported[]> {
  for (const venue of venues) {
    const rows = filtered(db.build('requests'), { restaurantId: venue.id, status })
    for await (const part of reportParts<RequestRow>({ db, rows, createdAt }))
      yield part.map((row) => ({ request: requestColumns.read(row), venue }))
  }
}

const time = (header: string, field: 'createdAt' | 'takenAt' | 'endedAt' | 'dueAt'): SheetColumn<Exported> => ({
  header,
  cell: ({ request, venue }) => {
    const at = request[field]
    return at && wallText(at, venue.timeZone)
  },
})

/** Whole minutes from when it was made. */
const minutesUntil = (header: string, field: 'takenAt' | 'endedAt'): SheetColumn<Exported> => ({
  header,
  cell: ({ request }) => {
    const at = request[field]
    return at && Math.floor((Date.parse(at) - Date.parse(request.createdAt)) / 60_000)
  },
})

const columns: SheetColumn<Exported>[] = [
  { header: 'Request', cell: ({ request }) => request.id },
  { header: 'Venue', cell: ({ venue }) => venue.name },
  { header: 'Table / Room', cell: ({ request }) => request.table },
  { header: 'Type', cell: ({ request }) => requestTypeLabels[request.requestType] },
  { header: 'Order', cell: ({ request }) => request.orderId },
  { header: 'Status', cell: ({ request }) => requestStatusLabels[request.status] },
  time('Requested at', 'createdAt'),
  time('Due at', 'dueAt'),
  { header: 'Taken by', cell: ({ request }) => request.takenBy },
  time('Taken at', 'takenAt'),
  minutesUntil('Minutes until taken', 'takenAt'),
  { header: 'Updated by', cell: ({ request }) => request.updatedBy },
  time('Ended at', 'endedAt'),
  minutesUntil('Minutes until ended', 'endedAt'),
]
