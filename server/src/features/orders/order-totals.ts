import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { type CartDifference, differenceOf, type OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { type OrderRow, soldLinesOf } from './records/order-columns.ts'
import { refuseCart } from './records/order-problems.ts'

/** Upper limit in minor units: a higher total is not realistic, and sums over a year would exceed the safe integers. */
const mostMinor = 100_000_000_000

type SentTotals = { orderPrice?: number; cartPrice?: number; serviceFee?: number; vatFee?: number }

/** Returns the totals sent with a cart that differ from the right ones. */
export function totalDifferences(sent: SentTotals, totals: OrderTotals, currency: Currency): CartDifference[] {
  return (['cartPrice', 'serviceFee', 'vatFee', 'orderPrice'] as const).flatMap((field) =>
    differenceOf({ field, sent: sent[field], right: fromMinor(totals[field], currency), currency }),
  )
}

/** Returns the prices and totals that differ from the order's, when an order is sent back with its own lines. */
export function figureDifferences(sent: PatchOrder, row: OrderRow): CartDifference[] {
  const { cart = [], ...totals } = sent
  if (cart.length === 0) return []
  const { currency } = row
  const lines = soldLinesOf(row).flatMap((line, index) =>
    (['price', 'totalPrice'] as const).flatMap((name) =>
      differenceOf({
        field: `cart.${index}.${name}`,
        sent: cart[index]?.[name],
        right: fromMinor(line[name], currency),
        currency,
      }),
    ),
  )
  return [...lines, ...totalDifferences(totals, row, currency)]
}

/** Refuses a cart whose total exceeds what any venue sells at once. */
export function assertPayable({ orderPrice }: OrderTotals): void {
  if (orderPrice > mostMinor) refuseCart([{ field: 'cart', code: 'amountTooLarge' }])
}
