import type { Currency } from '../kit/money.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import { paidFor, type PaidAmounts, unpaidOf } from '../orders/orders.payments.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { PaymentErrorCode } from './payments.errors.ts'
import type { refusedReasons, SettlePaymentEvent } from './payments.schema.ts'

/** Why what a provider told needs a person. */
export type RefusedReason = (typeof refusedReasons)[number]

/** Booked money can need a person too, for these reasons. For the others what was told is refused: it fits no order. */
const bookedReasons: readonly RefusedReason[] = ['refundDue', 'refundFailed', 'disputed']

/** Whether a provider's event is refused because it fits no order. */
export function isRefused(reason: RefusedReason | null): reason is RefusedReason {
  return reason !== null && !bookedReasons.includes(reason)
}

/** What is done most about what needs a person. What is sent is the sentence that a screen makes of one, or what somebody typed. */
export const usualSettledReasons = ['givenBack', 'backByProvider', 'otherOrder', 'nothingToDo'] as const

/** Why something is settled, as it is kept. */
export function settledReasonOf({ settledReason = '' }: Pick<SettlePaymentEvent, 'settledReason'>): string {
  return plainText(settledReason)
}

/** What stands against settling what needs a person: no word of what was done about it. */
export function problemsOfSettling(body: Pick<SettlePaymentEvent, 'settledReason'>): Problems<PaymentErrorCode> {
  return settledReasonOf(body) === '' ? { settledReason: { code: 'settledReasonMissing' } } : {}
}

/** How old what is signed may be, and how far the other clock may be ahead. */
export const signatureIsGoodForSeconds = 300

/** What a provider told, in minor units. */
export type ToldPayment = {
  kind: 'paid' | 'refunded'
  amount: number
  currency: Currency
  /** We asked for it: it is this order's. */
  isOurs?: boolean
}

/** What is asked of the order that is paid, in minor units. */
export type PaidOrder = PaidAmounts & {
  status: OrderStatus
  currency: Currency
  orderPrice: number
  tipAmount: number
}

/**
 * Why a payment can't be booked on an order, or nothing where it can. One for a cancelled order can: it came, and is due to go back; so can any
 * that we asked for. Of others, more than is due can't, for it may be another's, nor what goes back a second time, after staff gave it back.
 * (product, Orders)
 */
export function refusalOfPayment(
  { kind, amount, currency, isOurs = false }: ToldPayment,
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

/** Whether what was signed at this time may still be taken. A replay comes later; a clock that is wrong may be ahead. */
export function isSignedInTime(signedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - signedAt.getTime()) <= signatureIsGoodForSeconds * 1_000
}
