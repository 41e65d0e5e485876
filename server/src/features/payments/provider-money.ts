import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { PaymentEvent, ReportedKind } from '@brigade/domain/payments/payments.schema.ts'

/** A provider's event about a payment, with the amount in minor units, above zero. */
export type ProviderMoney = {
  provider: string
  /** The provider's own ids of this event, and of the payment, the refund or the dispute. Each is processed once. */
  eventId: string
  reference: string
  kind: ReportedKind
  amount: number
  currency: Currency
  /** The provider's id of the payment: for a refund or a dispute, of the payment that it is about. */
  payment: string
}

/** The place of an event: an order, a venue without an order, or no known venue. */
export type EventPlace = Pick<PaymentEvent, 'restaurantId' | 'orderId' | 'table'>

/** The ledger's kind of payment for each kind of event. Null moves no money. */
export const ledgerKinds = {
  paid: 'online',
  refunded: 'refund',
  refundFailed: 'refundFailed',
  disputed: null,
  withdrawn: 'dispute',
  reinstated: 'disputeReturned',
  disputeClosed: null,
} as const satisfies Record<ReportedKind, Payment['kind'] | null>
