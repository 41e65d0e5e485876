import type { Currency } from '../kit/money.ts'
import { paidFor, type PaidAmounts, unpaidOf } from '../orders/orders.payments.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { refusedReasons } from './payments.schema.ts'

/** Why what a provider told needs a person. */
export type RefusedReason = (typeof refusedReasons)[number]

/** How old what is signed may be, and how far the other clock may be ahead. */
export const signatureIsGoodForSeconds = 300

/** What a provider told, in minor units. */
export type ToldPayment = { kind: 'paid' | 'refunded'; amount: number; currency: Currency }

/** What is asked of the order that is paid, in minor units. */
export type PaidOrder = PaidAmounts & {
  status: OrderStatus
  currency: Currency
  orderPrice: number
  tipAmount: number
}

/** What is still to be paid for an order, in minor units: nothing once it is cancelled, for what it cost is owed no more. */
export function remainingOf(order: Omit<PaidOrder, 'currency'>): number {
  return order.status === 'cancelled' ? 0 : unpaidOf(order)
}

/**
 * Why a payment cannot stand on an order, or nothing where it can. One for a cancelled order can: it came, and is due to go back. More
 * than is due can't, for it may be another's. (product, Orders)
 */
export function refusalOfPayment({ kind, amount, currency }: ToldPayment, order: PaidOrder): RefusedReason | undefined {
  if (currency !== order.currency) return 'wrongCurrency'
  if (kind === 'refunded') return amount > order.amountPaidOnline ? 'refundTooLarge' : undefined
  const isCancelled = order.status === 'cancelled'
  const room = isCancelled ? order.orderPrice + order.tipAmount - paidFor(order) : remainingOf(order)
  return amount > room ? 'amountTooLarge' : undefined
}

/** Whether what was signed at this time may still be taken. A replay comes later; a clock that is wrong may be ahead. */
export function isSignedInTime(signedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - signedAt.getTime()) <= signatureIsGoodForSeconds * 1_000
}
