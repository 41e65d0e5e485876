import type { OrderStatus } from './orders.status.ts'

type Paid = { status: OrderStatus; orderPrice: number; tipAmount: number; amountPaidOnline: number }

/**
 * What was paid online for an order and is not owed, so that it goes back: all of it once the order is cancelled, else what is more
 * than the order costs. Nothing for a merged one, whose payment went into another. In the unit of what it is given. (product, Orders)
 */
export function refundDueOf({ status, orderPrice, tipAmount, amountPaidOnline }: Paid): number {
  if (status === 'merged') return 0
  const owed = status === 'cancelled' ? 0 : orderPrice + tipAmount
  return Math.max(0, amountPaidOnline - owed)
}
