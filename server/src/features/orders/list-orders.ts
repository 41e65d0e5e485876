import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { OrderListQuery } from '@brigade/domain/orders/orders.lists.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Knex } from 'knex'
import { withinSitting } from '#features/tables/door/sees-at-table.ts'
import type { Database } from '#kit/database.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'

export type ListOrders = { db: Database; query: OrderListQuery; principal: Principal; isPaged: boolean }

/** Orders of the caller's venues by the filters of the list, newest first unless sorted otherwise. (spec 1, §7) */
export async function listOrders(input: ListOrders): Promise<Paged<Order> | Order[]> {
  const { db, query, principal, isPaged } = input
  const { $sort = { createdAt: -1 }, $limit, $skip } = query
  return listPage<OrderRow, Order>({
    db,
    rows: withinSitting(rowsOf(input), principal),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found.map(orderOfRow),
  })
}

function rowsOf({ db, query, principal }: ListOrders): Knex.QueryBuilder {
  const { $sort: _sort, $limit: _limit, $skip: _skip, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = filtered(db.build('orders'), filters)
  const isFoundByVenue = [filters.status, filters.updatedAt, filters.completedAT].some((filter) => filter !== undefined)
  const tableId = principal.kind === 'guest' ? principal.tableId : filters.tableId
  // The days narrow more than rooms do, which have had orders for years.
  const isOfATime = filters.createdAt !== undefined && principal.kind !== 'guest'
  if (tableId === undefined || isOfATime) return withinVenues(rows, venueIds, isFoundByVenue)

  // Found through the bills of their tables: an index by table would cost each order that is placed.
  const tables = withinVenues(filtered(db.build('tables').select('id'), { id: tableId }), venueIds, false)
  return rows.whereIn('billId', withinSitting(db.build('bills').select('id').whereIn('tableId', tables), principal))
}
