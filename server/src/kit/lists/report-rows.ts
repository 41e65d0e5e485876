import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { mostReportRows, reportRangeErrors } from '@brigade/domain/kit/report-range.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { badRequest } from '../errors/errors.ts'
import { countOf } from './list-query.ts'

/** Refuses a report of more rows than a spreadsheet can hold, as a problem of the end of its range. */
export async function refuseLargeReport(db: Database, rows: Knex.QueryBuilder, limit = mostReportRows): Promise<void> {
  if ((await countOf(db, rows, limit + 1)) <= limit) return
  const message = sentenceOf(reportRangeErrors, { code: 'reportTooLarge', params: { limit } })
  throw badRequest({ message, reason: 'reportTooLarge', fields: { 'createdAt.$lt': message } })
}
