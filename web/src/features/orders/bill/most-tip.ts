import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { largestTip } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { billedOrder } from '#features/orders/bill/billed-orders.ts'

/** Returns the largest additional tip on the orders of a bill, in minor units; 0 once it is closed. */
export function mostTipOf({ closedAt }: Bill, { orders, venue }: { orders: readonly Order[]; venue: Venue }): number {
  if (closedAt !== null) return 0
  return orders.filter(isOwed).reduce((sum, order) => {
    const billed = billedOrder(order, venue.currency)
    const most = largestTip(billed.orderPrice + discountAmountOf(billed), venue.largestTipPercent)
    return sum + Math.max(0, most - billed.tipAmount)
  }, 0)
}
