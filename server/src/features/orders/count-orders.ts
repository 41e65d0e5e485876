import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { CountOrders, OrderCounts } from '@brigade/domain/orders/orders.lists.schema.ts'
import { groupOf, openStatuses, type OrderStatus, orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import type { Database } from '#kit/database/database.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

/** Counts the open orders of the caller's venues by column, without tests, of the last seven days unless asked otherwise. (spec 1, §7) */
export async function countOrders({
  db,
  body,
  principal,
  now,
}: {
  db: Database
  body: CountOrders
  principal: Principal
  now: Date
}): Promise<OrderCounts> {
  const venues = scopedVenueIds(principal, body.restaurantId)
  const since = daysBefore(now, orderWindowDays)
  const open = filtered(db.build('orders'), {
    status: { $in: openStatuses },
    orderType: body.orderType ?? 'order',
    createdAt: body.createdAt ?? { $gt: since },
    tableId: body.tableId,
  }).whereRaw('NOT "isTest"')
  const found = await db.list<{ status: OrderStatus; total: number }>(
    withinVenues(open, venues, true).select('status').count({ total: '*' }).groupBy('status'),
  )
  const counts: OrderCounts = { incoming: 0, updated: 0, inprogress: 0, delivered: 0 }
  for (const { status, total } of found) {
    const group = groupOf(status)
    if (group) counts[group] += total
  }
  return counts
}
