import type { Doer } from '@brigade/domain/access/principal.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { defaulted, minor, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

type Kept = {
  /** The provider's own word for what it told: the same one is taken once. */
  eventId: string
  /** Of what was told at once of several orders: for which this was, but 0 for the first of them. */
  share: number
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** Of a refund that is due, how much had gone back of what was paid for its order when its amount was written. */
  wentBack: number
}

/** How what payment providers tell is stored, with amounts in minor units of its own currency. */
export const paymentEventColumns = columnsOf<PaymentEvent, Kept>()(
  'payment_events',
  {
    id: defaulted(plain),
    restaurantId: plain,
    orderId: plain,
    table: plain,
    provider: plain,
    kind: plain,
    state: plain,
    reason: defaulted(plain),
    amount: minor,
    currency: plain,
    remaining: minor,
    reference: plain,
    version: rising,
    createdAt: plain,
    updatedAt: plain,
    updatedBy: defaulted(plain),
    settledReason: defaulted(plain),
  },
  {
    eventId: plain,
    share: defaulted(plain),
    updatedByKind: defaulted(plain),
    updatedById: defaulted(plain),
    wentBack: defaulted(minor),
  },
)

export type PaymentEventRow = RowOf<typeof paymentEventColumns>

/** The record on the wire of a stored row. */
export function paymentEventOfRow(row: PaymentEventRow): PaymentEvent {
  return paymentEventColumns.read(row, row.currency)
}
