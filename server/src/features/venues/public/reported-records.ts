import type { Principal } from '@brigade/domain/access/principal.ts'
import { problemsOfReportRange, type ReportRange, reportRangeErrors } from '@brigade/domain/kit/report-range.ts'
import type { Database } from '#kit/database/database.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { type Filters, filtered } from '#kit/lists/list-query.ts'
import { withinVenueIds } from '#kit/lists/list-records.ts'
import { reportParts } from '#kit/lists/report-parts.ts'
import { refuseLargeReport } from '#kit/lists/report-rows.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

export type ReportedVenue = { id: number; name: string; timeZone: string }

type Reported<Row, T> = {
  db: Database
  columns: { table: string; read(row: Row): T }
  body: { restaurantId?: number | { $in: number[] }; createdAt: ReportRange }
  /** Further filters of the rows. */
  filters: Filters
  principal: Principal
  /** Maximum number of rows of a spreadsheet; more are refused. */
  mostRows?: number
}

type Line<T> = { record: T; venue: ReportedVenue }

type ReportRow = { id: number; createdAt: string }

/**
 * Returns the records of a period of the caller's venues, venue by venue, the oldest first; they are read while they are consumed. Throws
 * Forbidden for another tenant's venue, and BadRequest for one that does not exist, a wrong period and too many rows.
 */
export async function reportedRecords<Row extends ReportRow, T>(
  reported: Reported<Row, T>,
): Promise<AsyncIterable<readonly Line<T>[]>> {
  const { db, columns, body, filters, principal, mostRows } = reported
  const { restaurantId, createdAt } = body
  const venueIds = scopedVenueIds(principal, restaurantId)
  const known = db.build('venues').select('id', 'name', 'timeZone').orderBy('id')
  const venues = await db.list<ReportedVenue>(venueIds === 'all' ? known : known.whereIn('id', venueIds))
  const hasAll = venueIds === 'all' || new Set(venueIds).size === venues.length
  const timeZones = venues.map(({ timeZone }) => timeZone)
  refuseFields(
    {
      ...(!hasAll && { restaurantId: { code: 'venueUnknown' } }),
      ...problemsOfReportRange(createdAt, timeZones),
    },
    reportRangeErrors,
  )
  const rows = filtered(db.build(columns.table), { ...filters, createdAt })
  await refuseLargeReport(db, withinVenueIds(rows, venueIds), mostRows)
  return partsOf(reported, venues)
}

async function* partsOf<Row extends ReportRow, T>(
  { db, columns, body: { createdAt }, filters }: Reported<Row, T>,
  venues: readonly ReportedVenue[],
): AsyncGenerator<Line<T>[]> {
  for (const venue of venues) {
    const rows = filtered(db.build(columns.table), { ...filters, restaurantId: venue.id })
    for await (const part of reportParts<Row>({ db, rows, range: createdAt }))
      yield part.map((row) => ({ record: columns.read(row), venue }))
  }
}
