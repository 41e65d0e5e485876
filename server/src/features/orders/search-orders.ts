import type { OrderListQuery } from '@brigade/domain/orders/orders.lists.schema.ts'
import { rangesOfName } from '@brigade/domain/orders/orders.search.ts'
import { openStatuses, type OrderStatus, orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database.ts'
import { withinVenueIds } from '#kit/list-records.ts'
import { filtered } from '#kit/list-query.ts'

/** What a list of orders is searched for. */
export type OrderSearch = {
  filters: Omit<OrderListQuery, 'restaurantId' | 'placedBy' | '$sort' | '$limit' | '$skip' | '$countTo'>
  /** Of the staff who are meant; undefined where anybody is. */
  placerIds: readonly number[] | undefined
  venueIds: number[] | 'all'
}

type Rows = Knex.QueryBuilder
type Narrow = (rows: Rows) => Rows

/** What an order is searched for by: one of several values, each alone and all of them. */
type Wanted = { each: readonly Narrow[]; any: Narrow }

/** The statuses whose orders stand in the indexes of the search, as these name them. */
const endedStatuses = ['completed', 'merged', 'cancelled'] as const satisfies readonly OrderStatus[]
const isEnded = `"status" IN (${endedStatuses.map((status) => `'${status}'`).join(', ')})`

/** An index has the orders of each value in their order: a page is put together from the beginnings of so many parts. More are sorted. */
const partsAtMost = 60

/** Whether orders are to be sorted as the indexes of the search have them. */
export function isInOrder(sort: object): boolean {
  return Object.keys(sort).join() === 'createdAt'
}

/** Whether orders are searched for by somebody's name. */
export function isByName({ filters: { lastname }, placerIds }: OrderSearch): boolean {
  return lastname !== undefined || placerIds !== undefined
}

/** Whether orders are searched for by more than days and statuses. */
export function isSearch(search: OrderSearch): boolean {
  const { tableId, paymentType, status } = search.filters
  if (isByName(search) || paymentType !== undefined) return true
  // Open orders of a table are found through its bills.
  return tableId !== undefined && statusesIn(status, endedStatuses).length > 0
}

/**
 * The `id` and `createdAt` of the orders that are searched for. Those that have ended are found by the index of what narrows most; of those
 * that are open, which are few, each is looked at.
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
  // Else the databases would look for the newest of them among all orders, for as long as there is none.
  const openOnes = withinVenueIds(narrowed(begin(), [most, ...others]), venueIds).whereIn('status', open)
  const openPart: Rows = db.build.select('id', 'createdAt').from('open_ones')
  const [first = begin().whereRaw('1 = 0'), ...rest] = [
    ...(ended.length > 0 ? endedParts : []),
    ...(open.length > 0 && most.each.length > 0 ? [openPart] : []),
  ]
  const rows: Rows = db.build.queryBuilder()
  return rows.withMaterialized('open_ones', openOnes).select('id', 'createdAt').from(first.unionAll(rest).as('found'))
}

/** The same of lists that are found in another way. */
export function withNames(rows: Rows, db: Database, search: OrderSearch): Rows {
  const { tableId: _table, ...filters } = search.filters
  return wantedOf(db, { ...search, filters }).reduce((left, { any }) => any(left), rows)
}

/** What narrows most comes first. */
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

/** As the index has it, by which the name is found. */
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

/** Of these statuses those that are asked for; all of them where none is. */
function statusesIn(asked: OrderSearch['filters']['status'], among: readonly OrderStatus[]): OrderStatus[] {
  const wanted = asked === undefined ? orderStatuses : listOf(asked)
  return among.filter((status) => wanted.includes(status))
}

function listOf<T extends string | number>(filter: T | { $in: readonly T[] }): readonly T[] {
  return typeof filter === 'object' ? [...new Set(filter.$in)] : [filter]
}
