import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { Payment, PaymentListQuery } from '@brigade/domain/orders/payments.schema.ts'
import type { Knex } from 'knex'
import { paymentColumns, paymentOfRow } from '#features/orders/records/public/payment-columns.ts'
import { withinSitting } from '#features/tables/public/sees-at-table.ts'
import { everyVenue } from '#features/venues/public/every-venue.ts'
import type { Database } from '#kit/database/database.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'

/**
 * Returns the payments of the caller's venues, newest first unless sorted otherwise; a guest gets those of the orders of their
 * sitting.
 */
export function listPayments(asked: ListParams<PaymentListQuery>): Promise<Paged<Payment> | Payment[]> {
  const { db, principal } = asked
  return listRecords(asked, {
    columns: { table: paymentColumns.table, read: paymentOfRow },
    sort: { at: -1 },
    ...(principal.kind === 'guest' ? { among: ofSitting(db, principal) } : { foundBy: ['orderId'], everyVenue }),
  })
}

/**
 * Returns the payments of a sitting, found through its one bill: orders have no index by their table. The limit keeps databases from
 * reading the payments of the venue instead.
 */
function ofSitting(db: Database, guest: GuestPrincipal): Knex.QueryBuilder {
  const bill = withinSitting(db.build('bills').select('id'), guest)
  const orders = db.build('orders').select('id').whereIn('billId', bill)
  const payments = db.build('payments').whereIn('orderId', orders)
  return db.build.from(payments.limit(pageLimits.unpaged).as('payments'))
}
