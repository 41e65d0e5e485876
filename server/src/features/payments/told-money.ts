import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { PaymentEvent, ToldKind, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'

/** What a provider told of a payment, with the amount in minor units, above zero. */
export type ToldMoney = {
  provider: string
  /** Its own words for this event, and for the payment, the refund or the dispute. Each is taken once. */
  eventId: string
  reference: string
  kind: ToldKind
  amount: number
  currency: Currency
  /** Its word for the payment that this is, or is about. */
  payment: string
}

export type TookEvent = { answer: WebhookAnswer; announcements: Announcement[] }

/** Where something belongs that was told: to an order, to none of a venue, or to no venue of ours. */
export type Place = Pick<PaymentEvent, 'restaurantId' | 'orderId' | 'table'>

/** The kinds of payments by which what was told is booked. Null moves no money. */
export const ledgerKinds = {
  paid: 'online',
  refunded: 'refund',
  refundFailed: 'refundFailed',
  disputed: null,
  withdrawn: 'dispute',
  reinstated: 'disputeReturned',
  disputeClosed: null,
} as const satisfies Record<ToldKind, Payment['kind'] | null>
