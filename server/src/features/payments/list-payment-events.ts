import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { PaymentEvent, PaymentEventListQuery } from '@brigade/domain/payments/payments.schema.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { paymentEventColumns, paymentEventOfRow } from './payment-event-columns.ts'

/** Returns the payment events of the caller's venues, newest first unless sorted otherwise. */
export function listPaymentEvents(
  asked: ListParams<PaymentEventListQuery>,
): Promise<Paged<PaymentEvent> | PaymentEvent[]> {
  return listRecords(asked, {
    columns: { table: paymentEventColumns.table, read: paymentEventOfRow },
    sort: { createdAt: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, asked.query.orderId === undefined),
  })
}
