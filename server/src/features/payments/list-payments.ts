import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Payment, PaymentListQuery } from '@brigade/domain/orders/payments.schema.ts'
import { paymentColumns, paymentOfRow } from '#features/orders/door/payment-columns.ts'
import { withinSitting } from '#features/tables/door/sees-at-table.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'

/** Payments of the caller's venues, newest first unless sorted otherwise; a guest's are those of the orders of their sitting. */
export function listPayments(asked: ListAsked<PaymentListQuery>): Promise<Paged<Payment> | Payment[]> {
  const { db, principal, query } = asked
  return listRecords(asked, {
    columns: { table: paymentColumns.table, read: paymentOfRow },
    sort: { at: -1 },
    narrow: (rows, venueIds) => {
      const ofVenues = withinVenues(rows, venueIds, query.orderId === undefined)
      if (principal.kind !== 'guest') return ofVenues
      return ofVenues.whereIn('orderId', withinSitting(db.build('orders').select('id'), principal))
    },
  })
}
