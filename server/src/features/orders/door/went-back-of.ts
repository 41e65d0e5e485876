import { one, type Work } from '#kit/work.ts'

/** How much of what was paid for an order has gone back, to providers and by staff, in minor units. What was undone or returned of that did not. */
export function* wentBackOf(orderId: number): Work<number> {
  const sum = yield* one<{ amount: number | string }>(
    `SELECT COALESCE(sum(-"amount"), 0) AS "amount" FROM payments
     WHERE "orderId" = ? AND "kind" IN ('refund', 'refundFailed', 'dispute', 'disputeReturned', 'refundInCash', 'refundByCard')`,
    orderId,
  )
  return Number(sum?.amount ?? 0)
}
