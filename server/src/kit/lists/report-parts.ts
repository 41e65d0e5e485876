import type { ReportRange } from '@brigade/domain/kit/report-range.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { filtered, sorted } from './list-query.ts'

type Report = {
  db: Database
  /** The rows of the report, of any time. */
  rows: Knex.QueryBuilder
  range: ReportRange
  /** The column of the time by which the report is made. */
  column?: 'createdAt' | 'at'
}

type Reported = { id: number } & ({ createdAt: string } | { at: string })

/** Maximum rows that are in memory at once, however many there are. */
const rowsAPart = 1_000

/**
 * Returns the rows of a report, the oldest first, part by part. Each part begins after the last row of the one before
 * and drops the lower bound of the report: SQLite searches an index by one of two lower bounds, and with the earlier
 * one it would read all earlier rows again for every part.
 */
export async function* reportParts<Row extends Reported>({
  db,
  rows,
  range,
  column = 'createdAt',
}: Report): AsyncGenerator<Row[]> {
  const { $gt, $lt } = range
  for (let last: Row | undefined; ;) {
    const rest = last ? afterRow(rows.clone(), last, column) : filtered(rows.clone(), { [column]: { $gt } })
    const within = filtered(rest, { [column]: { $lt } })
    const part = await db.list<Row>(sorted(within, { [column]: 1 }).limit(rowsAPart))
    if (part.length > 0) yield part
    if (part.length < rowsAPart) return
    last = part.at(-1)
  }
}

function afterRow(rows: Knex.QueryBuilder, row: Reported, column: 'createdAt' | 'at'): Knex.QueryBuilder {
  const time = 'at' in row ? row.at : row.createdAt
  return rows.where(column, '>=', time).where((any) => void any.where(column, '>', time).orWhere('id', '>', row.id))
}
