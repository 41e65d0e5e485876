import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from './database.ts'
import { listPage, type Paging } from './list-page.ts'
import { type Filters, filtered, sorted } from './list-query.ts'
import { scopedVenueIds } from './venue-scope.ts'

/** What a list is asked for, by whom. */
export type ListAsked<Query> = { db: Database; query: Query; principal: Principal; isPaged: boolean }

type ListQuery = {
  restaurantId?: number | { $in: number[] }
  $sort?: Paging['$sort']
  $limit?: number
  $skip?: number
  $countTo?: number
}

type ListedAs<Row, T> = {
  columns: { table: string; read(row: Row): T }
  /** How they are sorted unless the call says else. */
  sort: Paging['$sort']
  /** Narrows the filtered rows to venues, and to whatever else the caller may see; by default by `restaurantId` alone. */
  narrow?(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder
  /** What is looked among, where that is less than the table. */
  among?: Knex.QueryBuilder
  /** Filters that have an index of their own and leave fewer rows than a venue has. The venue is then asked of the rows that they leave. */
  foundBy?: readonly string[]
}

/** Records of the caller's venues by the filters of a list's schema, page by page or all of them. Throws Forbidden for a stranger's venue. */
export async function listRecords<Row, T, Query extends ListQuery>(
  { db, query, principal, isPaged }: ListAsked<Query>,
  { columns, sort, narrow = withinVenueIds, among, foundBy = [] }: ListedAs<Row, T>,
): Promise<Paged<T> | T[]> {
  const { $sort = sort, $limit, $skip, $countTo: countTo, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const withinVenues = foundBy.some((field) => field in filters) ? amongVenueIds : narrow
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What else the schema of a list lets through are filters.
  const rows = withinVenues(filtered(among ?? db.build(columns.table), filters as Filters), venueIds)
  return listPage<Row, T>({
    db,
    rows,
    // In the order of the page, for which there is an index. Else PostgreSQL may read a table from its start until it has met so many.
    counted: countTo === undefined ? rows : sorted(rows.clone(), $sort),
    paging: { $sort, $limit, $skip, countTo, isPaged },
    toRecords: (found) => found.map((row) => columns.read(row)),
  })
}

/** Narrows rows to these venues, by the venue that each of them names. */
export function withinVenueIds(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder {
  return venueIds === 'all' ? rows : rows.whereIn('restaurantId', venueIds)
}

/** The same where something else finds the rows: the sign before the column keeps databases from finding them by their venue. */
function amongVenueIds(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder {
  return venueIds === 'all' || venueIds.length === 0
    ? withinVenueIds(rows, venueIds)
    : rows.whereRaw(`+"restaurantId" IN (${venueIds.map(() => '?').join(', ')})`, venueIds)
}
