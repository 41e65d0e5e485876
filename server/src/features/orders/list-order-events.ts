import type { Principal } from '@brigade/domain/access/principal.ts'
import { pageLimits, type Page } from '@brigade/domain/kit/paging.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.schema.ts'
import type { Database } from '#kit/database.ts'
import { badRequest } from '#kit/errors.ts'
import { countOf, filtered, sorted } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

export type ListOrderEvents = {
  db: Database
  query: { orderId?: number | { $in: number[] }; $sort?: Record<string, 1 | -1>; $limit?: number; $skip?: number }
  principal: Principal
  isPaged: boolean
}

/** What happened to the named orders, oldest first. Throws BadRequest when none is named: a log is read order by order. */
export async function listOrderEvents({ db, query, principal, isPaged }: ListOrderEvents): Promise<
  Page<OrderEvent> | OrderEvent[]
> {
  const { orderId, $sort = { id: 1 }, $limit = pageLimits.standard, $skip = 0 } = query
  if (orderId === undefined) {
    throw badRequest({ message: 'Name the order whose log you want.', fields: { orderId: 'An order id is needed.' } })
  }
  const venues = scopedVenueIds(principal, undefined)
  const rows = filtered(db.build('order_events'), { orderId, ...(venues !== 'all' && { restaurantId: { $in: venues } }) })
  if (!isPaged) return db.list<OrderEvent>(sorted(rows.clone(), $sort).limit(pageLimits.unpaged))
  const limit = Math.min($limit, pageLimits.most)
  const [total, data] = await Promise.all([
    countOf(db, rows),
    db.list<OrderEvent>(sorted(rows.clone(), $sort).limit(limit).offset($skip)),
  ])
  return { total, limit, skip: $skip, data }
}
