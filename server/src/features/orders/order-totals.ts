import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { type CartDifference, differenceOf, type OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'

type SentTotals = { orderPrice?: number; cartPrice?: number; serviceFee?: number; vatFee?: number }

/** Where the totals that came with a cart are not the right ones. */
export function totalDifferences(sent: SentTotals, totals: OrderTotals, currency: Currency): CartDifference[] {
  return (['cartPrice', 'serviceFee', 'vatFee', 'orderPrice'] as const).flatMap((field) =>
    differenceOf({ field, sent: sent[field], right: fromMinor(totals[field], currency), currency }),
  )
}
