import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { OrderListQuery } from '@brigade/domain/orders/orders.lists.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Knex } from 'knex'
import { withinSitting } from '#features/tables/public/sees-at-table.ts'
import type { Database } from '#kit/database/database.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { countOf, filtered, refuseUnfilteredSort } from '#kit/lists/list-query.ts'
import { rowsInOrder } from '#kit/database/rows-in-order.ts'
import { everyVenue } from '#features/venues/public/every-venue.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { findPlacers } from './find-placers.ts'
import { orderOfRow, type OrderRow } from './records/order-columns.ts'
import { isByName, isInOrder, isSearch, type OrderSearch, searchedOrders, withNames } from './search-orders.ts'

export type ListOrders = { db: Database; query: OrderListQuery; principal: Principal; isPaged: boolean }

/** Returns the orders of the caller's venues by the filters of the list, newest first unless sorted otherwise. (spec 1, §7) */
export async function listOrders({ db, query, principal, isPaged }: ListOrders): Promise<Paged<Order> | Order[]> {
  const { $sort = { createdAt: -1 }, $limit, $skip, $countTo: countTo, restaurantId, placedBy, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const isOfFew = principal.kind === 'guest' || filters.id !== undefined || filters.billId !== undefined
  if (!isOfFew) refuseUnfilteredSort($sort, { fields: ['updatedAt', 'completedAT'], filters })
  const placerIds = placedBy === undefined ? undefined : await findPlacers(db, { venueIds, placedBy })
  const search = { filters, placerIds, venueIds } satisfies OrderSearch
  const paging = { $sort, $limit, $skip, countTo, isPaged }
  const rows = () => withinSitting(rowsOf({ db, search, principal }), principal)
  const toRecords = (read: OrderRow[]) => read.map(orderOfRow)
  const toOrders = (ids: { id: number }[]) => readOrders(db, ids)
  if (isOfOtherTime(filters) && isInOrder($sort) && !isSearch(search)) {
    return listPage<{ id: number }, Order>({ db, rows: foundFirst(db, rows()), paging, toRecords: toOrders })
  }
  if (principal.kind === 'guest' || !isSearch(search)) {
    return listPage<OrderRow, Order>({ db, rows: rows(), paging, toRecords })
  }
  const found = searchedOrders(db, { ...search, venueIds: venueIds === 'all' ? await everyVenue(db) : venueIds })
  if (isInOrder($sort)) return listPage<{ id: number }, Order>({ db, rows: found, paging, toRecords: toOrders })
  const isSorted = isByName(search) || (await countOf(db, found, fewAtMost)) < fewAtMost
  const few = () => db.build('orders').whereIn('id', found.clone().clear('select').select('id'))
  return listPage<OrderRow, Order>({ db, rows: isSorted ? few() : rows(), counted: found, paging, toRecords })
}

/**
 * Up to this many orders are sorted once they are found, which always holds for those of one name. More of them are dense enough in the
 * requested order that a page is soon read from it.
 */
const fewAtMost = 10_000

/** Returns whether orders are filtered by when they were completed or changed, and not by when they were placed. */
function isOfOtherTime({ createdAt, updatedAt, completedAT }: OrderSearch['filters']): boolean {
  return createdAt === undefined && (updatedAt !== undefined || completedAT !== undefined)
}

/**
 * Makes the database find orders before it sorts them. Otherwise it would read all orders in the order of the list, also those of other
 * times.
 */
function foundFirst(db: Database, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  const found = rows.select('id', 'createdAt')
  return db.build.queryBuilder().withMaterialized('found', found).select('id', 'createdAt').from('found')
}

async function readOrders(db: Database, found: readonly { id: number }[]): Promise<Order[]> {
  return (await rowsInOrder<OrderRow>(db, { table: 'orders', found })).map(orderOfRow)
}

function rowsOf({ db, search, principal }: { db: Database; search: OrderSearch; principal: Principal }) {
  const { filters, venueIds } = search
  const { paymentType: _type, lastname: _name, ...indexed } = filters
  const rows: Knex.QueryBuilder = withNames(filtered(db.build('orders'), indexed), db, search)
  const isFoundByVenue = [filters.status, filters.updatedAt, filters.completedAT].some((filter) => filter !== undefined)
  const tableId = principal.kind === 'guest' ? principal.tableId : filters.tableId
  // Days narrow more than rooms, which have years of orders.
  const isOfATime = filters.createdAt !== undefined && principal.kind !== 'guest'
  if (tableId === undefined || isOfATime) return withinVenues(rows, venueIds, isFoundByVenue)

  // Finds orders through the bills of their tables: an index by table would slow down every new order.
  const tables = withinVenues(filtered(db.build('tables').select('id'), { id: tableId }), venueIds, false)
  return rows.whereIn('billId', withinSitting(db.build('bills').select('id').whereIn('tableId', tables), principal))
}
