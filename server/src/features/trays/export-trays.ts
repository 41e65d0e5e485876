import type { Principal } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { mostReportRows, problemsOfReportRange, reportRangeErrors } from '@brigade/domain/kit/report-range.ts'
import { wallText } from '@brigade/domain/kit/venue-days.ts'
import { trayStatusLabels, trayTypeLabels } from '@brigade/domain/trays/trays.labels.ts'
import type { ExportTrays, TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database.ts'
import { badRequest, refuseFields } from '#kit/errors.ts'
import { countOf, filtered, sorted } from '#kit/list-query.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { trayColumns, type TrayRow } from './tray-columns.ts'

type Export = { db: Database; body: ExportTrays; principal: Principal }

type Exported = { tray: TrayOut; timeZone: string }

const rowsAtOnce = 1_000

/**
 * A spreadsheet of the trays that were linked within a time at one venue, the oldest first, on the venue's own clock. Its rows are read
 * while it is sent. Throws BadRequest for a wrong time and for more rows than a spreadsheet takes. (spec 1, §7)
 */
export async function exportTrays({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const { fileName, restaurantId, createdAt, status } = body
  scopedVenueIds(principal, restaurantId)
  const venue = await db.one<{ timeZone: string }>('SELECT "timeZone" FROM venues WHERE "id" = ?', restaurantId)
  const timeZone = venue?.timeZone ?? 'UTC'
  refuseFields(problemsOfReportRange(createdAt, { timeZone }), reportRangeErrors)
  const rows = filtered(db.build('tray_outs'), { restaurantId, createdAt, status })
  if ((await countOf(db, rows, mostReportRows + 1)) > mostReportRows) refuseRows()
  return { fileName, sheetName: 'trays', columns, parts: partsOf({ db, rows, timeZone }) }
}

function refuseRows(): never {
  const message = sentenceOf(reportRangeErrors, { code: 'reportTooLarge', params: { limit: mostReportRows } })
  throw badRequest({ message, reason: 'reportTooLarge', fields: { 'createdAt.$lt': message } })
}

type Asked = { db: Database; rows: Knex.QueryBuilder; timeZone: string }

/** Each part begins after the last row of the one before, so that the last part costs what the first one does. */
async function* partsOf({ db, rows, timeZone }: Asked): AsyncGenerator<readonly Exported[]> {
  let last: TrayRow | undefined
  for (;;) {
    const rest = last ? afterRow(rows.clone(), last) : rows.clone()
    const part = await db.list<TrayRow>(sorted(rest, { createdAt: 1 }).limit(rowsAtOnce))
    if (part.length > 0) yield part.map((row) => ({ tray: trayColumns.read(row), timeZone }))
    last = part.at(-1)
    if (part.length < rowsAtOnce) return
  }
}

function afterRow(rows: Knex.QueryBuilder, { createdAt, id }: TrayRow): Knex.QueryBuilder {
  return rows
    .where('createdAt', '>=', createdAt)
    .where((any) => void any.where('createdAt', '>', createdAt).orWhere('id', '>', id))
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
