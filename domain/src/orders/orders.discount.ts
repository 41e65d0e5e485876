import { type Currency, percentOf } from '../kit/money.ts'
import type { DiscountOrder } from './orders.acts.schema.ts'
import type { CartProblem } from './orders.errors.ts'
import type { OrderStatus } from './orders.status.ts'

/**
 * Returns a price in minor units after a discount, whose amount is rounded like the service fee. A discount of 100 %
 * leaves exactly zero.
 */
export function discountedPrice(
  price: number,
  { discountPercentage = 0, currency }: { discountPercentage?: number; currency: Currency },
): number {
  if (discountPercentage === 0) return price
  if (discountPercentage === 100) return 0
  return Math.max(0, price - percentOf(price, discountPercentage, currency))
}

type Sums = { cartPrice: number; serviceFee: number; vatFee: number; orderPrice: number }

/** Returns the amount of an order's discount, in minor units. (spec 1, §3) */
export function discountAmountOf({ cartPrice, serviceFee, vatFee, orderPrice }: Sums): number {
  return cartPrice + serviceFee + vatFee - orderPrice
}

/** The most common reasons for discounts. The text that a screen shows for one is sent; `other` is typed. */
export const discountReasons = ['waited', 'complaint', 'regular', 'staff', 'other'] as const

export type DiscountReason = (typeof discountReasons)[number]

/** Returns the problems of a discount: a percentage out of range, or a missing reason. */
export function problemsOfDiscount({
  discountPercentage,
  reason,
}: Pick<DiscountOrder, 'discountPercentage' | 'reason'>): CartProblem[] {
  const problems: CartProblem[] = []
  if (!isPercentage(discountPercentage)) problems.push({ field: 'discountPercentage', code: 'discountRange' })
  if (reason.trim() === '') problems.push({ field: 'reason', code: 'discountReasonMissing' })
  return problems
}

/** Returns whether an order in this status can get a discount: any order that is neither merged nor cancelled. */
export function mayDiscount(status: OrderStatus): boolean {
  return status !== 'merged' && status !== 'cancelled'
}

/** Returns whether a number is a valid discount: from 0 to 100, with at most two decimals. */
export function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100 && /^\d+(?:\.\d{1,2})?$/.test(String(value))
}
