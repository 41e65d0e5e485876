import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { OrderEventListQuery } from '@brigade/domain/orders/orders.lists.schema.ts'
import { paymentOfRow, type PaymentRow } from './records/public/payment-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

export type ListOrderEvents = { db: Database; query: OrderEventListQuery; principal: Principal; isPaged: boolean }

/**
 * Returns the events of the named orders, oldest first. Throws BadRequest if none is named: a log is read order by order.
 */
export async function listOrderEvents(input: ListOrderEvents): Promise<Paged<OrderEvent> | OrderEvent[]> {
  const { db, query, principal, isPaged } = input
  const { orderId, $sort = { id: 1 }, $limit, $skip } = query
  if (orderId === undefined) {
    throw badRequest({
      message: 'Give the id of an order.',
      fields: { orderId: 'Give an order id.' },
      codes: { orderId: 'required' },
    })
  }
  const venueIds = scopedVenueIds(principal, undefined)
  const scope = venueIds === 'all' ? {} : { restaurantId: { $in: venueIds } }
  return listPage<EventRow, OrderEvent>({
    db,
    rows: filtered(db.build('order_events').select(...columns, 'version'), { orderId, ...scope }),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => withPayments(db, found),
  })
}

type EventRow = Omit<OrderEvent, 'payment'> & { version: number }

/** Adds the payment of each event, if it has exactly one: the payments themselves list those that a merge carried. */
async function withPayments(db: Database, found: readonly EventRow[]): Promise<OrderEvent[]> {
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))]
  const payments = await db.list<PaymentRow>(
    db.build('payments').whereIn('orderId', orderIds).whereNotNull('version').whereNot('kind', 'carried'),
  )
  const byVersion = Map.groupBy(payments, ({ orderId, version }) => `${orderId} ${version}`)
  return found.map(({ version, ...event }) => {
    const [paid] = byVersion.get(`${event.orderId} ${version}`) ?? []
    return { ...event, payment: paid ? paymentIn(paid) : null }
  })
}

function paymentIn(row: PaymentRow): OrderEvent['payment'] {
  const { kind, amount, currency, provider } = paymentOfRow(row)
  return { kind, amount, currency, provider }
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
