import type { OrderListQuery } from '@brigade/domain/orders/orders.lists.schema.ts'
import { rangesOfName } from '@brigade/domain/orders/orders.search.ts'
import { openStatuses, type OrderStatus, orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database/database.ts'
import { withinVenueIds } from '#kit/lists/list-records.ts'
import { filtered } from '#kit/lists/list-query.ts'

/** The criteria of a list of orders. */
export type OrderSearch = {
  filters: Omit<OrderListQuery, 'restaurantId' | 'placedBy' | '$sort' | '$limit' | '$skip' | '$countTo'>
  /** The ids of the staff who placed the orders; undefined for anyone. */
  placerIds: readonly number[] | undefined
  venueIds: number[] | 'all'
}

type Rows = Knex.QueryBuilder
type Narrow = (rows: Rows) => Rows

/** A criterion with one or more values: each value alone, and all of them. */
type Wanted = { each: readonly Narrow[]; any: Narrow }

/** The statuses whose orders are in the search indexes, as the indexes name them. */
const endedStatuses = ['completed', 'merged', 'cancelled'] as const satisfies readonly OrderStatus[]
const isEnded = `"status" IN (${endedStatuses.map((status) => `'${status}'`).join(', ')})`

/**
 * Maximum number of index ranges: an index has the orders of each value in their order, and a page is merged from the beginnings of these
 * ranges. Beyond that, orders are sorted.
 */
const partsAtMost = 60

/** Returns whether orders are to be sorted in the order of the search indexes. */
export function isInOrder(sort: object): boolean {
  return Object.keys(sort).join() === 'createdAt'
}

/** Returns whether orders are searched by a person's name. */
export function isByName({ filters: { lastname }, placerIds }: OrderSearch): boolean {
  return lastname !== undefined || placerIds !== undefined
}

/** Returns whether orders are searched by more than days and statuses. */
export function isSearch(search: OrderSearch): boolean {
  const { tableId, paymentType, status } = search.filters
  if (isByName(search) || paymentType !== undefined) return true
  // Open orders of a table are found through its bills.
  return tableId !== undefined && statusesIn(status, endedStatuses).length > 0
}

/**
 * Returns the `id` and `createdAt` of the orders of a search. Ended ones are found by the index of the most selective criterion; the few
 * open ones are all checked.
 */
export function searchedOrders(db: Database, search: OrderSearch & { venueIds: number[] }): Rows {
  const { filters, venueIds } = search
  const { status, paymentType: _type, lastname: _name, tableId: _table, ...further } = filters
  const [most, ...others] = wantedOf(db, search)
  if (!most) throw new Error('Orders are searched for by nothing')
  const begin = () => filtered(db.build('orders').select('id', 'createdAt'), further)
  const narrowed = (rows: Rows, wanted: readonly Wanted[]) => wanted.reduce((left, { any }) => any(left), rows)

  const ended = statusesIn(status, endedStatuses)
  const isInParts = venueIds.length * most.each.length <= partsAtMost
  const venues = isInParts ? venueIds.map((id) => [id]) : [venueIds]
  const values = isInParts ? most.each : [most.any]
  const endedParts = venues.flatMap((venue) =>
    values.map((narrow) => {
      const rows = withinVenueIds(narrowed(narrow(begin()), others), venue).whereRaw(isEnded)
      return ended.length === endedStatuses.length ? rows : rows.whereIn('status', ended)
    }),
  )
  const open = statusesIn(status, openStatuses)
  // Otherwise the databases would search for the newest of them among all orders until they find one.
  const openOnes = withinVenueIds(narrowed(begin(), [most, ...others]), venueIds).whereIn('status', open)
  const openPart: Rows = db.build.select('id', 'createdAt').from('open_ones')
  const [first = begin().whereRaw('1 = 0'), ...rest] = [
    ...(ended.length > 0 ? endedParts : []),
    ...(open.length > 0 && most.each.length > 0 ? [openPart] : []),
  ]
  const rows: Rows = db.build.queryBuilder()
  return rows.withMaterialized('open_ones', openOnes).select('id', 'createdAt').from(first.unionAll(rest).as('found'))
}

/** Narrows rows by names, for lists that are found without the search indexes. */
export function withNames(rows: Rows, db: Database, search: OrderSearch): Rows {
  const { tableId: _table, ...filters } = search.filters
  return wantedOf(db, { ...search, filters }).reduce((left, { any }) => any(left), rows)
}

/** Returns the criteria of a search, the most selective first. */
function wantedOf(db: Database, { filters, placerIds }: OrderSearch): Wanted[] {
  const { lastname, tableId, paymentType } = filters
  return [
    ...(lastname === undefined ? [] : [nameWanted(db, lastname)]),
    ...(placerIds === undefined ? [] : [placersWanted(placerIds)]),
    ...(tableId === undefined ? [] : [valuesWanted('tableId', listOf(tableId))]),
    ...(paymentType === undefined ? [] : [valuesWanted('paymentType', listOf(paymentType))]),
  ]
}

function valuesWanted(column: string, values: readonly (string | number)[]): Wanted {
  return {
    each: values.map((value) => (rows) => rows.where(column, value)),
    any: (rows) => rows.whereIn(column, values),
  }
}

function placersWanted(ids: readonly number[]): Wanted {
  const { each, any } = valuesWanted('createdById', ids)
  const ofStaff: Narrow = (rows) => rows.where('createdByKind', 'staff')
  return { each: each.map((narrow) => (rows) => ofStaff(narrow(rows))), any: (rows) => ofStaff(any(rows)) }
}

/** The expression of the index by which a name is found. */
const lastNameSql = {
  sqlite: `lower(json_extract("paymentInfo", '$.lastname'))`,
  postgres: `(lower("paymentInfo"::json ->> 'lastname') COLLATE "C")`,
} satisfies Record<Database['dialect'], string>

function nameWanted({ dialect }: Database, lastname: string): Wanted {
  const name = lastNameSql[dialect]
  const each = rangesOfName(lastname).map(
    ({ from, to }): Narrow =>
      (rows) =>
        rows.whereRaw(`${name} >= ?`, [from]).whereRaw(`${name} < ?`, [to]),
  )
  return {
    each,
    any: (rows) => rows.where((all) => each.forEach((narrow) => void all.orWhere((one) => void narrow(one)))),
  }
}

/** Returns the statuses among these that are asked for; all of them if none is. */
function statusesIn(asked: OrderSearch['filters']['status'], among: readonly OrderStatus[]): OrderStatus[] {
  const wanted = asked === undefined ? orderStatuses : listOf(asked)
  return among.filter((status) => wanted.includes(status))
}

function listOf<T extends string | number>(filter: T | { $in: readonly T[] }): readonly T[] {
  return typeof filter === 'object' ? [...new Set(filter.$in)] : [filter]
}
