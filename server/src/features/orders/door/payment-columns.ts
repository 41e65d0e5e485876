import type { PaymentWay } from '@brigade/domain/orders/money-moved.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { defaulted, minor, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

type Kept = {
  /** Which amount of its order it is summed in; what was carried too. */
  way: PaymentWay
  /** The provider's word for the payment that it was, or that went back with it; null where no provider is known to have taken it. */
  paymentReference: string | null
  /** Of what a provider told at once of several orders: for which this was, but 0 for the first of them. */
  share: number
  /** The version of the order that it made; null of those from before this was kept. */
  version: number | null
}

/** How payments are stored: amounts in minor units of their own currency. */
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

/** The payment on the wire of a stored row. */
export function paymentOfRow(row: PaymentRow): Payment {
  return paymentColumns.read(row, row.currency)
}
