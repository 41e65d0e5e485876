import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Bill, BillListQuery } from '@brigade/domain/orders/bills.schema.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database/database.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered, refuseUnfilteredSort } from '#kit/lists/list-query.ts'
import { withinSitting } from '#features/tables/public/sees-at-table.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { billedColumns, type BilledRow, billOver, type BillRow } from './bill-columns.ts'

export type ListBills = { db: Database; query: BillListQuery; principal: Principal; isPaged: boolean }

/**
 * Returns the bills of the caller's venues with the sums of their orders, newest first unless sorted otherwise; guests have one. Those of
 * test orders are found by their ids only. (product, Orders)
 */
export async function listBills({ db, query, principal, isPaged }: ListBills): Promise<Paged<Bill> | Bill[]> {
  const { $sort = { openedAt: -1 }, $limit, $skip, restaurantId, isOpen, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const isOfFew =
    principal.kind === 'guest' || isOpen === true || filters.id !== undefined || filters.tableId !== undefined
  if (!isOfFew) refuseUnfilteredSort($sort, { fields: ['updatedAt'], filters })
  const isFoundByVenue = isOpen === true || filters.updatedAt !== undefined
  const rows = withinVenues(filtered(db.build('bills'), filters), venueIds, isFoundByVenue)
  if (filters.id === undefined) void rows.where('sitting', '>', 0)
  if (isOpen === false) void rows.whereNotNull('closedAt')
  return listPage<BillRow, Bill>({
    db,
    rows: withinSitting(isOpen ? amongOpen(db, rows) : rows, principal),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => summed(db, found),
  })
}

/** Finds open bills in their index first: otherwise databases would read all bills in the order of the page, and few are open. */
function amongOpen(db: Database, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  return db.build.withMaterialized('open_bills', rows.whereNull('closedAt')).from('open_bills')
}

async function summed(db: Database, rows: BillRow[]): Promise<Bill[]> {
  if (rows.length === 0) return []
  const orders = await db.list<BilledRow & { billId: number }>(
    db
      .build('orders')
      .select('billId', ...billedColumns)
      .whereIn(
        'billId',
        rows.map(({ id }) => id),
      )
      .orderBy('id'),
  )
  const byBill = Map.groupBy(orders, ({ billId }) => billId)
  return rows.map((row) => billOver(byBill.get(row.id) ?? [], row))
}
