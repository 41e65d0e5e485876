import type { ReportRange } from '@brigade/domain/kit/report-range.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { filtered, sorted } from './list-query.ts'

type Report = {
  db: Database
  /** The rows of the report, of any time. */
  rows: Knex.QueryBuilder
  createdAt: ReportRange
}

type Reported = { id: number; createdAt: string }

/** Maximum rows that are in memory at once, however many there are. */
const rowsAPart = 1_000

/**
 * Returns the rows of a report, the oldest first, part by part. Each part begins after the last row of the one before
 * and drops the lower bound of the report: SQLite searches an index by one of two lower bounds, and with the earlier
 * one it would read all earlier rows again for every part.
 */
export async function* reportParts<Row extends Reported>({ db, rows, createdAt }: Report): AsyncGenerator<Row[]> {
  const { $gt, $lt } = createdAt
  for (let last: Row | undefined; ;) {
    const rest = last ? afterRow(rows.clone(), last) : filtered(rows.clone(), { createdAt: { $gt } })
    const within = filtered(rest, { createdAt: { $lt } })
    const part = await db.list<Row>(sorted(within, { createdAt: 1 }).limit(rowsAPart))
    if (part.length > 0) yield part
    if (part.length < rowsAPart) return
    last = part.at(-1)
  }
}

function afterRow(rows: Knex.QueryBuilder, { createdAt, id }: Reported): Knex.QueryBuilder {
  return rows
    .where('createdAt', '>=', createdAt)
    .where((any) => void any.where('createdAt', '>', createdAt).orWhere('id', '>', id))
}
