import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { paymentOfRow, type PaymentRow } from '#features/orders/records/public/payment-columns.ts'
import { numberIn } from '#kit/database/audit-rows.ts'
import { many, type PendingEvent, type Transaction } from '#kit/database/transaction.ts'
import type { Happened } from './messages-of-events.ts'

/**
 * Returns the payments and refunds that a transaction has recorded for orders. They have no events of their own: each is stored with the
 * version of the order that it made.
 */
export function* paymentsOf(
  events: readonly PendingEvent[],
  isWanted: (venueId: number | null) => boolean,
): Transaction<Happened[]> {
  const happened: Happened[] = []
  for (const { path, row } of events) {
    const venueId = numberIn(row, 'restaurantId')
    if (path !== ordersPath || !isWanted(venueId)) continue
    const paid = yield* many<PaymentRow>(
      'SELECT * FROM payments WHERE "orderId" = ? AND "version" = ? ORDER BY "id"',
      numberIn(row, 'id') ?? 0,
      numberIn(row, 'version') ?? 0,
    )
    happened.push(...paid.map((payment) => messageOf(payment, venueId)))
  }
  return happened
}

function messageOf(row: PaymentRow, venueId: number | null): Happened {
  const { by: _, byKind: __, byId: ___, ...data } = paymentOfRow(row)
  return { topic: 'payments', type: 'payment.recorded', venueId, recordId: data.orderId, dataOf: () => data }
}
