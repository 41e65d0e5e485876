import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

/** Returns the ids of all orders whose lines an order has taken over, also indirectly. They are on one bill. */
export function* mergedInto({ id, billId }: Pick<Order, 'id' | 'billId'>): Transaction<number[]> {
  const merged = yield* many<{ id: number; mergedInto: number }>(
    'SELECT "id", "mergedInto" FROM orders WHERE "billId" = ? AND "mergedInto" IS NOT NULL',
    billId,
  )
  const found = new Set([id])
  // An order is merged into an older or a newer one, so one round does not find all.
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const each of merged) if (found.has(each.mergedInto)) found.add(each.id)
  }
  found.delete(id)
  return [...found]
}
