import type { PaidAmounts } from '../orders/orders.payments.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { CheckoutEnd } from './checkouts.schema.ts'
import { unpaidOf } from '../orders/orders.payments.ts'

type Outdated = {
  /** The part of the payment that is for the order, in minor units. */
  share: number
  /** True if the payment covered the whole amount due when it began. */
  isWhole: boolean
  order: PaidAmounts & { status: OrderStatus; isTest: boolean | 0 | 1; orderPrice: number; tipAmount: number }
}

/**
 * Returns why an open payment must be closed, given the current state of one of its orders: the order is paid,
 * cancelled or merged, costs less than the payment's share of it, or, if the payment was for all of it, another amount.
 * Undefined while it can be paid.
 */
export function endOfCheckout({ share, isWhole, order }: Outdated): CheckoutEnd | undefined {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status === 'merged') return 'changed'
  const remaining = unpaidOf(order)
  if (remaining === 0) return 'paid'
  return remaining < share || (isWhole && remaining !== share) ? 'changed' : undefined
}
