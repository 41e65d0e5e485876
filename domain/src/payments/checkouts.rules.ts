import type { PaidAmounts } from '../orders/orders.payments.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { CheckoutEnd } from './checkouts.schema.ts'
import { unpaidOf } from '../orders/orders.payments.ts'

type Outdated = {
  /** The part of the payment that is for the order, in minor units. */
  share: number
  /** Whether the payment covered the whole amount due when it began. */
  isWhole: boolean
  order: PaidAmounts & { status: OrderStatus; orderPrice: number; tipAmount: number }
}

/**
 * Why a payment that was begun is not to be made any more, as one of its orders stands now: the order is paid, cancelled or merged, costs less than the
 * payment's share of it, or, where all of it was to be paid, something else. Undefined while it can be made.
 */
export function endOfCheckout({ share, isWhole, order }: Outdated): CheckoutEnd | undefined {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status === 'merged') return 'changed'
  const remaining = unpaidOf(order)
  if (remaining === 0) return 'paid'
  return remaining < share || (isWhole && remaining !== share) ? 'changed' : undefined
}
