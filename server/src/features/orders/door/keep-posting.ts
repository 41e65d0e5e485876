import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { run, type Work } from '#kit/work.ts'

/** Keeps with an order which attempt to post it is its last. Beside its acts: it makes no version of it. The caller holds the order. */
export function* keepPostingAttempt(orderId: number, attempt: number): Work<void> {
  yield* run('UPDATE orders SET "postingAttempts" = ? WHERE "id" = ?', attempt, orderId)
}

/** The same of what came of it, where it is not posted. */
export function* keepPostingTrouble(orderId: number, trouble: Order['postingTrouble']): Work<void> {
  yield* run('UPDATE orders SET "postingTrouble" = ? WHERE "id" = ?', trouble, orderId)
}
