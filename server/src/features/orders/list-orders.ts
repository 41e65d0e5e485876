import type { Principal } from '@brigade/domain/access/principal.ts'
import { pageLimits, type Page } from '@brigade/domain/kit/paging.ts'
import type { Order, OrderListQuery } from '@brigade/domain/orders/orders.schema.ts'
import type { Database } from '#kit/database.ts'
import { countOf, filtered, sorted } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { guestsSeeSince } from './find-order.ts'
import { orderOfRow, type OrderRow } from './order-row.ts'

export type ListOrders = { db: Database; query: OrderListQuery; principal: Principal; isPaged: boolean; now: Date }

/** Orders of the caller's venues by the filters of the list, newest first unless sorted otherwise. (spec 1, §7) */
export async function listOrders({ db, query, principal, isPaged, now }: ListOrders): Promise<Page<Order> | Order[]> {
  const { $sort = { createdAt: -1 }, $limit = pageLimits.standard, $skip = 0, restaurantId, ...filters } = query
  const venues = scopedVenueIds(principal, restaurantId)
  const rows = filtered(db.build('orders'), { ...filters, ...(venues !== 'all' && { restaurantId: { $in: venues } }) })
  if (principal.kind === 'guest') {
    void rows.where('tableId', principal.tableId).where('createdAt', '>=', guestsSeeSince(now))
  }
  if (!isPaged) {
    const all = await db.list<OrderRow>(sorted(rows.clone(), $sort).limit(pageLimits.unpaged))
    return all.map(orderOfRow)
  }
  const limit = Math.min($limit, pageLimits.most)
  const [total, page] = await Promise.all([
    countOf(db, rows),
    limit === 0 ? [] : db.list<OrderRow>(sorted(rows.clone(), $sort).limit(limit).offset($skip)),
  ])
  return { total, limit, skip: $skip, data: page.map(orderOfRow) }
}
