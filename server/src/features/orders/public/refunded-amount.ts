import { one, type Transaction } from '#kit/database/transaction.ts'

/**
 * Returns how much was refunded of what was paid for an order, by providers and by staff, in minor units. Refunds that were undone or
 * returned do not count.
 */
export function* refundedAmount(orderId: number): Transaction<number> {
  const sum = yield* one<{ amount: number | string }>(
    `SELECT COALESCE(sum(-"amount"), 0) AS "amount" FROM payments
     WHERE "orderId" = ? AND "kind" IN ('refund', 'refundFailed', 'dispute', 'disputeReturned', 'refundInCash', 'refundByCard')`,
    orderId,
  )
  return Number(sum?.amount ?? 0)
}
