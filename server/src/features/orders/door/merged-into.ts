import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { many, type Work } from '#kit/work.ts'

/** The ids of all orders whose lines an order has taken over, also by way of others. They stand on one bill. */
export function* mergedInto({ id, billId }: Pick<Order, 'id' | 'billId'>): Work<number[]> {
  const merged = yield* many<{ id: number; mergedInto: number }>(
    'SELECT "id", "mergedInto" FROM orders WHERE "billId" = ? AND "mergedInto" IS NOT NULL',
    billId,
  )
  const found = new Set([id])
  // An order is merged into an older or a newer one, so that one round does not find all.
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const each of merged) if (found.has(each.mergedInto)) found.add(each.id)
  }
  found.delete(id)
  return [...found]
}
