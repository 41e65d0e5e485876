import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { limitOf, listPage, type Paging } from './list-page.ts'
import { type Filters, filtered, sorted } from './list-query.ts'
import { rowsInOrder } from '../database/rows-in-order.ts'
import { rowsOfVenues } from './rows-of-venues.ts'
import { scopedVenueIds } from './venue-scope.ts'
import { placesFor } from '../database/transaction.ts'

/** The params of a list: the query and who asks. */
export type ListParams<Query> = { db: Database; query: Query; principal: Principal; isPaged: boolean }

type ListQuery = {
  restaurantId?: number | { $in: number[] }
  $sort?: Paging['$sort']
  $limit?: number
  $skip?: number
  $countTo?: number
}

type ListedAs<Row extends { id: number }, T> = {
  columns: { table: string; read(row: Row): T }
  /** The order unless the call names another. */
  sort: Paging['$sort']
  /** Narrows the filtered rows to venues, and to whatever else the caller may see; by default by `restaurantId` alone. */
  narrow?(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder
  /** The rows to search, if they are less than the table. */
  among?: Knex.QueryBuilder
  /**
   * Filters that have their own index and leave fewer rows than a venue has. The venue is then checked on those rows.
   */
  foundBy?: readonly string[]
  /**
   * The filters with which an index has the rows of a venue by their ids; with others, rows are sorted once they are
   * found.
   */
  byId?: readonly string[]
  /**
   * Returns all venues that exist. Given for lists in which a page of several venues is merged from the beginnings of
   * each one's.
   */
  everyVenue?(db: Database): Promise<readonly number[]>
}

/**
 * Returns records of the caller's venues by the filters of a list's schema, page by page or all of them. Throws
 * Forbidden for another tenant's venue.
 */
export async function listRecords<Row extends { id: number }, T, Query extends ListQuery>(
  { db, query, principal, isPaged }: ListParams<Query>,
  { columns, sort, narrow = withinVenueIds, among, foundBy = [], byId, everyVenue }: ListedAs<Row, T>,
): Promise<Paged<T> | T[]> {
  const { $sort = sort, $limit, $skip, $countTo: countTo, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const isFoundBy = foundBy.some((field) => field in filters)
  const withinVenues = isFoundBy ? amongVenueIds : narrow
  const isById = Object.keys($sort)[0] === 'id' && byId !== undefined
  const isSortedOnceFound = isById && Object.keys(filters).some((field) => !byId.includes(field))
  const paging = { $sort, $limit, $skip, countTo, isPaged, isSortedOnceFound }
  // The count uses the order of the page, which has an index. Otherwise PostgreSQL may read a table from its start
  // until it has found enough rows.
  const countedIn = (rows: Knex.QueryBuilder) => (countTo === undefined ? rows : sorted(rows.clone(), $sort))
  const toRecords = (found: Row[]) => found.map((row) => columns.read(row))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema of a list allows only filters besides these.
  const filter = (rows: Knex.QueryBuilder) => filtered(rows, filters as Filters)
  if (everyVenue && !isFoundBy) {
    const { table } = columns
    const each = venueIds === 'all' ? await everyVenue(db) : venueIds
    const asked = { table, venueIds: each, sort: $sort, narrow: filter }
    const upTo = isSortedOnceFound ? undefined : ($skip ?? 0) + limitOf(paging)
    const [all, rows] = [rowsOfVenues(db, asked, countTo), rowsOfVenues(db, asked, upTo)]
    const read = async (found: Pick<Row, 'id'>[]) => toRecords(await rowsInOrder<Row>(db, { table, found }))
    if (all && rows) return listPage({ db, rows, counted: countedIn(all), paging, toRecords: read })
  }
  const rows = withinVenues(filter(among ?? db.build(columns.table)), venueIds)
  return listPage<Row, T>({ db, rows, counted: countedIn(rows), paging, toRecords })
}

/** Narrows rows to these venues by their `restaurantId`. */
export function withinVenueIds(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder {
  return venueIds === 'all' ? rows : rows.whereIn('restaurantId', venueIds)
}

/**
 * Narrows rows to venues when something else finds the rows: the sign before the column keeps databases from finding
 * them by their venue.
 */
function amongVenueIds(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder {
  return venueIds === 'all' || venueIds.length === 0
    ? withinVenueIds(rows, venueIds)
    : rows.whereRaw(`+"restaurantId" IN (${placesFor(venueIds)})`, venueIds)
}
