import type { PaymentWay } from '@brigade/domain/orders/payment-ways.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { defaulted, minor, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  /** The amount of its order that it is part of; also for carried payments. */
  way: PaymentWay
  /** The provider's id of the payment that it was, or that was refunded by it; null if no provider is known to have received it. */
  paymentReference: string | null
  /** The order of a share, if a provider reported one payment of several orders; 0 for the first of them. */
  share: number
  /** The version of the order that it made; null for payments from before versions were stored. */
  version: number | null
}

/** Storage of payments: amounts in minor units of their own currency. */
export const paymentColumns = columnsOf<Payment, Kept>()(
  'payments',
  {
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
  },
  { way: plain, paymentReference: plain, share: defaulted(plain), version: plain },
)

export type PaymentRow = RowOf<typeof paymentColumns>

/** Returns the payment on the wire of a stored row. */
export function paymentOfRow(row: PaymentRow): Payment {
  return paymentColumns.read(row, row.currency)
}
