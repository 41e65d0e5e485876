import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { minor, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

/** How payments are stored: amounts in minor units of their own currency. */
export const paymentColumns = columnsOf<Payment>()('payments', {
  id: plain,
  orderId: plain,
  restaurantId: plain,
  kind: plain,
  currency: plain,
  amount: minor,
  provider: plain,
  reference: plain,
  by: plain,
  byKind: plain,
  byId: plain,
  at: plain,
})

export type PaymentRow = RowOf<typeof paymentColumns>

/** The payment on the wire of a stored row. */
export function paymentOfRow(row: PaymentRow): Payment {
  return paymentColumns.read(row, row.currency)
}
