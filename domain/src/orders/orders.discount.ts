import type { DiscountOrder } from './orders.acts.schema.ts'
import type { CartProblem } from './orders.errors.ts'
import type { OrderStatus } from './orders.status.ts'

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

function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100 && /^\d+(?:\.\d{1,2})?$/.test(String(value))
}
