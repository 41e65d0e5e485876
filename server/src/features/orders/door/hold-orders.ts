import { holdRow } from '#kit/hold-row.ts'
import type { Work } from '#kit/work.ts'
import type { OrderRow } from '../order-columns.ts'

/** Holds orders until the transaction ends, always in the order of their ids, so that no two wait for each other. */
export function* holdOrders(ids: readonly number[]): Work<OrderRow[]> {
  const held = new Map<number, OrderRow>()
  for (const id of ids.toSorted((one, other) => one - other)) held.set(id, yield* holdOrder(id))
  return ids.map((id) => held.get(id)!)
}

/** An order as it is now and stays until the transaction ends. */
export function* holdOrder(id: number): Work<OrderRow> {
  const row = yield* holdRow<OrderRow>('orders', { id, by: 'version' })
  if (!row) throw new Error(`Order ${id} is gone`)
  return row
}
