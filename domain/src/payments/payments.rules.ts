import type { Currency } from '../kit/money.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import { paidFor, type PaidAmounts, unpaidOf } from '../orders/orders.payments.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { PaymentErrorCode } from './payments.errors.ts'
import type { refusedReasons, SettlePaymentEvent } from './payments.schema.ts'

/** The reason why a provider's message needs a person. */
export type RefusedReason = (typeof refusedReasons)[number]

/**
 * The reasons for which booked money needs a person too. For the other reasons the message is refused: it fits no
 * order.
 */
const bookedReasons: readonly RefusedReason[] = ['refundDue', 'refundFailed', 'disputed']

/** Returns whether a provider's event is refused because it fits no order. */
export function isRefused(reason: RefusedReason | null): reason is RefusedReason {
  return reason !== null && !bookedReasons.includes(reason)
}

/** The most common resolutions of payment problems. The text that a screen shows for one, or a typed text, is sent. */
export const usualSettledReasons = ['givenBack', 'backByProvider', 'otherOrder', 'nothingToDo'] as const

/** Returns the reason for settling, as it is stored. */
export function settledReasonOf({ settledReason = '' }: Pick<SettlePaymentEvent, 'settledReason'>): string {
  return plainText(settledReason)
}

/** Returns the problems of settling a payment problem: the resolution is missing. */
export function problemsOfSettling(body: Pick<SettlePaymentEvent, 'settledReason'>): Problems<PaymentErrorCode> {
  return settledReasonOf(body) === '' ? { settledReason: { code: 'settledReasonMissing' } } : {}
}

/** The largest age of a signature in seconds, and how far the other clock may be ahead. */
export const signatureIsGoodForSeconds = 300

/** A provider's message about a payment, in minor units. */
export type ReportedPayment = {
  kind: 'paid' | 'refunded'
  amount: number
  currency: Currency
  /** True if we began it, so it belongs to this order. */
  isOurs?: boolean
}

/** The data of the paid order that the rules need, in minor units. */
export type PaidOrder = PaidAmounts & {
  status: OrderStatus
  isTest: boolean | 0 | 1
  currency: Currency
  orderPrice: number
  tipAmount: number
}

/**
 * Returns why a payment can't be booked on an order; undefined if it can. A payment for a cancelled order can be
 * booked, because it arrived and must go back; so can any payment that we began. Another payment above the amount due
 * can't, because it may belong to another order; nor can a second refund after staff gave the money back. (product,
 * Orders)
 */
export function refusalOfPayment(
  { kind, amount, currency, isOurs = false }: ReportedPayment,
  order: PaidOrder,
): RefusedReason | undefined {
  if (currency !== order.currency) return 'wrongCurrency'
  if (kind === 'paid' && isOurs) return undefined
  if (kind === 'refunded')
    return amount > Math.min(order.amountPaidOnline, paidFor(order)) ? 'refundTooLarge' : undefined
  const isCancelled = order.status === 'cancelled'
  const room = isCancelled ? order.orderPrice + order.tipAmount - paidFor(order) : unpaidOf(order)
  return amount > room ? 'amountTooLarge' : undefined
}

/** Returns whether a signature of this time is still accepted. Replays are later; a wrong clock may be ahead. */
export function isSignedInTime(signedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - signedAt.getTime()) <= signatureIsGoodForSeconds * 1_000
}
