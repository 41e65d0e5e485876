import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Bill, BillListQuery } from '@brigade/domain/orders/bills.schema.ts'
import type { Database } from '#kit/database.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { withinSitting } from '#features/tables/door/sees-at-table.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { billedColumns, type BilledRow, billOver, type BillRow } from './bill-columns.ts'

export type ListBills = { db: Database; query: BillListQuery; principal: Principal; isPaged: boolean }

/** Bills of the caller's venues with the sums of their orders, newest first unless sorted otherwise; guests have one. (product, Orders) */
export async function listBills({ db, query, principal, isPaged }: ListBills): Promise<Paged<Bill> | Bill[]> {
  const { $sort = { openedAt: -1 }, $limit, $skip, restaurantId, isOpen, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = withinVenues(filtered(db.build('bills'), filters), venueIds, true)
  if (isOpen === true) void rows.whereNull('closedAt')
  if (isOpen === false) void rows.whereNotNull('closedAt')
  return listPage<BillRow, Bill>({
    db,
    rows: withinSitting(rows, principal),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => summed(db, found),
  })
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
