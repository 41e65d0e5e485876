import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { OrderEventListQuery } from '@brigade/domain/orders/orders.lists.schema.ts'
import type { Database } from '#kit/database.ts'
import { badRequest } from '#kit/errors.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

export type ListOrderEvents = { db: Database; query: OrderEventListQuery; principal: Principal; isPaged: boolean }

/** What happened to the named orders, oldest first. Throws BadRequest when none is named: a log is read order by order. */
export async function listOrderEvents(input: ListOrderEvents): Promise<Paged<OrderEvent> | OrderEvent[]> {
  const { db, query, principal, isPaged } = input
  const { orderId, $sort = { id: 1 }, $limit, $skip } = query
  if (orderId === undefined) {
    throw badRequest({
      message: 'Name the order whose log you want.',
      fields: { orderId: 'An order id is needed.' },
      codes: { orderId: 'required' },
    })
  }
  const venueIds = scopedVenueIds(principal, undefined)
  const scope = venueIds === 'all' ? {} : { restaurantId: { $in: venueIds } }
  return listPage<OrderEvent, OrderEvent>({
    db,
    rows: filtered(db.build('order_events').select(...columns), { orderId, ...scope }),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found,
  })
}

const columns = [
  'id',
  'orderId',
  'restaurantId',
  'act',
  'fromStatus',
  'toStatus',
  'by',
  'byKind',
  'byId',
  'at',
  'reason',
] as const satisfies readonly (keyof OrderEvent)[]
