import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { valueErrors } from '@brigade/domain/kit/value-errors.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { badRequest, fieldsWithSentences } from '../errors/errors.ts'

type Value = string | number | boolean | null

type Comparisons = { $in?: readonly Value[]; $gt?: Value; $gte?: Value; $lt?: Value; $lte?: Value }

/** The fields by which rows are sorted, ascending or descending. */
export type Sort = Record<string, 1 | -1 | undefined>

/** The filters of a validated list query, by field: a value, or comparisons with values. */
export type Filters = Record<string, Value | Comparisons | undefined>

const operators = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const

/** Adds the filters of a validated list query. Instants are compared as they are stored, in UTC with milliseconds. */
export function filtered(rows: Knex.QueryBuilder, filters: Filters): Knex.QueryBuilder {
  for (const [column, filter] of Object.entries(filters)) {
    if (filter === undefined) continue
    if (filter === null || typeof filter !== 'object') {
      void rows.where(column, stored(filter))
      continue
    }
    const { $in, ...comparisons } = filter
    if ($in) void rows.whereIn(column, $in.map(stored))
    for (const [operator, value] of entriesOf(comparisons)) {
      if (value !== undefined) void rows.where(column, operators[operator], stored(value))
    }
  }
  return rows
}

/** Throws BadRequest for a sort by one of these fields without a filter of it: all rows of years would be sorted for one page. */
export function refuseUnfilteredSort(
  sort: Sort,
  { fields, filters }: { fields: readonly string[]; filters: object },
): void {
  const field = Object.keys(sort).find((each) => fields.includes(each) && !(each in filters))
  if (field === undefined) return
  const sentence = valueErrors.sortUnfiltered
  throw badRequest({
    message: `${field}: ${sentence}`,
    reason: 'validation',
    ...fieldsWithSentences({ [`$sort.${field}`]: { code: 'sortUnfiltered', sentence } }),
  })
}

/** Sorts by the given fields, then by id, so that pages never overlap. */
export function sorted(rows: Knex.QueryBuilder, sort: Sort): Knex.QueryBuilder {
  const entries = Object.entries(sort)
  for (const [column, direction] of entries) void rows.orderBy(column, direction === -1 ? 'desc' : 'asc')
  if (!('id' in sort)) void rows.orderBy('id', entries.at(-1)?.[1] === -1 ? 'desc' : 'asc')
  return rows
}

/** Sorts by id once the rows are found: the sign before `id` keeps databases from scanning all rows in its order. */
export function sortedOnceFound(rows: Knex.QueryBuilder, { id }: Sort): Knex.QueryBuilder {
  return rows.orderByRaw(`+"id" ${id === -1 ? 'DESC' : 'ASC'}`)
}

/** Counts the rows that the filters leave; with `most`, no further than that. */
export async function countOf(db: Database, rows: Knex.QueryBuilder, most?: number): Promise<number> {
  if (most === undefined) return db.count(rows)
  const counted = db.build.from(rows.clone().clearSelect().select(db.build.raw('1')).limit(most).as('counted'))
  const [row] = await db.list<{ total: number }>(counted.count({ total: '*' }))
  return row?.total ?? 0
}

const instant = /^\d{4}-\d\d-\d\d[Tt ]/

/**
 * Normalizes an instant that may have another offset or no milliseconds, because SQLite compares text. A text that only
 * looks like one stays unchanged.
 */
function stored(value: Value): Value {
  if (typeof value !== 'string' || !instant.test(value)) return value
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? value : at.toISOString()
}
