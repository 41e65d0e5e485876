import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { orderWindowDays, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type {
  CountReceiptOrders,
  ReceiptOrder,
  ReceiptOrderCounts,
  ReceiptOrderListQuery,
} from '@brigade/domain/receipts/receipts.schema.ts'
import { receiptGroupOf, receiptStatuses } from '@brigade/domain/receipts/receipts.groups.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import type { Database } from '#kit/database/database.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { receiptOrderOfRow, type ReceiptOrderRow } from './receipt-columns.ts'

/** Returns the receipt orders of the caller's venues, newest first unless sorted otherwise. (spec 1, §7) */
export function listReceiptOrders(
  asked: ListParams<ReceiptOrderListQuery>,
): Promise<Paged<ReceiptOrder> | ReceiptOrder[]> {
  return listRecords<ReceiptOrderRow, ReceiptOrder, ReceiptOrderListQuery>(asked, {
    columns: { table: 'receipt_orders', read: receiptOrderOfRow },
    sort: { createdAt: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}

type Counting = { db: Database; body: CountReceiptOrders; principal: Principal; now: Date }

/** Counts the receipt orders of the caller's venues by group, of the last seven days unless asked otherwise. (spec 1, §7) */
export async function countReceiptOrders({ db, body, principal, now }: Counting): Promise<ReceiptOrderCounts> {
  const venues = scopedVenueIds(principal, body.restaurantId)
  const since = daysBefore(now, orderWindowDays)
  const open = filtered(db.build('receipt_orders'), {
    status: { $in: receiptStatuses },
    createdAt: body.createdAt ?? { $gt: since },
  })
  const found = await db.list<{ status: OrderStatus; total: number }>(
    withinVenues(open, venues, true).select('status').count({ total: '*' }).groupBy('status'),
  )
  const counts: ReceiptOrderCounts = { incoming: 0, inprogress: 0, delivered: 0 }
  for (const { status, total } of found) {
    const group = receiptGroupOf(status)
    if (group) counts[group] += total
  }
  return counts
}
