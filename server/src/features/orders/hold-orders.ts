import { one, type Work } from '#kit/work.ts'
import type { OrderRow } from './order-row.ts'

/**
 * Orders as they are now and stay until the transaction ends: writing a row, though to the same value, makes everybody else who wants to
 * change it wait. Always in the order of their ids, so that no two wait for each other.
 */
export function* holdOrders(ids: readonly number[]): Work<OrderRow[]> {
  const held = new Map<number, OrderRow>()
  for (const id of ids.toSorted((one, other) => one - other)) {
    const row = yield* one<OrderRow>('UPDATE orders SET "version" = "version" WHERE "id" = ? RETURNING *', id)
    if (!row) throw new Error(`Order ${id} is gone`)
    held.set(id, row)
  }
  return ids.map((id) => held.get(id)!)
}
