import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { defaulted, minor, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'

type Kept = {
  /** The provider's own id of the event: each is accepted once. */
  eventId: string
  /** The order of a share, if a provider reported one payment of several orders; 0 for the first of them. */
  share: number
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /**
   * For a refund that is due: how much of what was paid for its order had been refunded when its amount was written.
   */
  wentBack: number
}

/** Storage of payment events, with amounts in minor units of their own currency. */
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

/** Returns the record on the wire of a stored row. */
export function paymentEventOfRow(row: PaymentEventRow): PaymentEvent {
  return paymentEventColumns.read(row, row.currency)
}

type NewPaymentEvent = Parameters<typeof paymentEventColumns.insert>[0]

/** Stores a payment event and publishes it, unless it is a repetition. */
export function* addPaymentEvent(event: NewPaymentEvent, currency: Currency): Transaction<PaymentEventRow> {
  const row = yield* paymentEventColumns.insert(event, currency)
  if (row.state !== 'repeated') yield* emit(paymentEventsPath, 'created', paymentEventOfRow(row))
  return row
}

type Change = Parameters<typeof paymentEventColumns.updateStored>

/** Changes stored payment events, amounts in minor units, and publishes them. */
export function* changePaymentEvents(...change: Change): Transaction<PaymentEvent[]> {
  const rows = yield* paymentEventColumns.updateStored(...change)
  const changed = rows.map(paymentEventOfRow)
  for (const event of changed) yield* emit(paymentEventsPath, 'patched', event)
  return changed
}
