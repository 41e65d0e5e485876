import { pageLimits } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { type Sort, sorted } from './list-query.ts'

/** Maximum number of parts from whose beginnings a page is merged. More are sorted. */
const partsAtMost = 60

type Asked = {
  table: string
  venueIds: readonly number[]
  sort: Sort
  narrow(rows: Knex.QueryBuilder): Knex.QueryBuilder
}

/**
 * Returns the `id` of the rows of several venues, beside what they are sorted by. An index has the rows of each venue
 * in their order, so that no sort of all of them is needed. With `upTo`, it returns at most the rows of each venue that
 * the page can show. Returns undefined if one statement finds them better.
 */
export function rowsOfVenues(
  db: Database,
  { table, venueIds, sort, narrow }: Asked,
  upTo?: number,
): Knex.QueryBuilder | undefined {
  if (venueIds.length < 2 || venueIds.length > partsAtMost) return undefined
  const columns = [...new Set(['id', ...Object.keys(sort)])]
  const part = (venueId: number): Knex.QueryBuilder => {
    const rows = narrow(db.build(table).select(columns)).where('restaurantId', venueId)
    // For late pages, SQLite walks through the parts side by side.
    if (upTo === undefined || upTo > pageLimits.unpaged) return rows
    return db.build.select(columns).from(sorted(rows, sort).limit(upTo).as('beginning'))
  }
  const [first, ...rest] = venueIds.map(part)
  return db.build.select(columns).from(first!.unionAll(rest).as('found'))
}
