import { type Currency, percentOf } from '../kit/money.ts'
import type { DiscountOrder } from './orders.acts.schema.ts'
import type { CartProblem } from './orders.errors.ts'
import type { OrderStatus } from './orders.status.ts'

/** A price in minor units after a discount, whose amount is rounded as the service fee is. All of it takes off the last fils too. */
export function discountedPrice(
  price: number,
  { discountPercentage = 0, currency }: { discountPercentage?: number; currency: Currency },
): number {
  if (discountPercentage === 0) return price
  if (discountPercentage === 100) return 0
  return Math.max(0, price - percentOf(price, discountPercentage, currency))
}

type Sums = { cartPrice: number; serviceFee: number; vatFee: number; orderPrice: number }

/** What an order's discount takes off, in minor units. (spec 1, §3) */
export function discountAmountOf({ cartPrice, serviceFee, vatFee, orderPrice }: Sums): number {
  return cartPrice + serviceFee + vatFee - orderPrice
}

/** Why discounts are given most. What is sent is the sentence that a screen makes of one; `other` is typed. */
export const discountReasons = ['waited', 'complaint', 'regular', 'staff', 'other'] as const

export type DiscountReason = (typeof discountReasons)[number]

/** What stands against a discount: a percentage out of range, or no reason given. */
export function problemsOfDiscount({
  discountPercentage,
  reason,
}: Pick<DiscountOrder, 'discountPercentage' | 'reason'>): CartProblem[] {
  const problems: CartProblem[] = []
  if (!isPercentage(discountPercentage)) problems.push({ field: 'discountPercentage', code: 'discountRange' })
  if (reason.trim() === '') problems.push({ field: 'reason', code: 'discountReasonMissing' })
  return problems
}

/** Whether an order that stands so can have its price changed by a discount: until it was merged or cancelled. */
export function mayDiscount(status: OrderStatus): boolean {
  return status !== 'merged' && status !== 'cancelled'
}

/** Whether a discount can be so large: from 0 to 100, with two decimals at most. */
export function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100 && /^\d+(?:\.\d{1,2})?$/.test(String(value))
}
