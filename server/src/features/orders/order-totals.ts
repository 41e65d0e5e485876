import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { type CartDifference, differenceOf, type OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { type OrderRow, soldLinesOf } from './order-columns.ts'
import { refuseCart } from './order-problems.ts'

/** More than this, in minor units, is nobody's dinner, and would leave the safe integers of sums over a year. */
const mostMinor = 100_000_000_000

type SentTotals = { orderPrice?: number; cartPrice?: number; serviceFee?: number; vatFee?: number }

/** Where the totals that came with a cart are not the right ones. */
export function totalDifferences(sent: SentTotals, totals: OrderTotals, currency: Currency): CartDifference[] {
  return (['cartPrice', 'serviceFee', 'vatFee', 'orderPrice'] as const).flatMap((field) =>
    differenceOf({ field, sent: sent[field], right: fromMinor(totals[field], currency), currency }),
  )
}

/** Where an order that is sent back with the lines that it has says other prices or totals than it has. */
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

/** Refuses a cart that comes to more than any venue sells at once. */
export function assertPayable({ orderPrice }: OrderTotals): void {
  if (orderPrice > mostMinor) refuseCart([{ field: 'cart', code: 'amountTooLarge' }])
}
