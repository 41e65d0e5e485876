import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'

/** Stores the id of an order's last attempt to post it, without a new version of the order. The caller has locked the order. */
export function* keepPostingAttempt(orderId: number, attempt: number): Transaction<void> {
  yield* run('UPDATE orders SET "postingAttempts" = ? WHERE "id" = ?', attempt, orderId)
}

/** Stores why an order was not posted. */
export function* keepPostingTrouble(orderId: number, trouble: Order['postingTrouble']): Transaction<void> {
  yield* run('UPDATE orders SET "postingTrouble" = ? WHERE "id" = ?', trouble, orderId)
}
