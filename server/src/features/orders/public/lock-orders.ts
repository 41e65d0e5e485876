import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { OrderRow } from '../records/order-columns.ts'

/**
 * Locks orders until the transaction ends, always in the order of their ids, so that two transactions never deadlock.
 */
export function* lockOrders(ids: readonly number[]): Transaction<OrderRow[]> {
  const held = new Map<number, OrderRow>()
  for (const id of ids.toSorted((one, other) => one - other)) held.set(id, yield* lockOrder(id))
  return ids.map((id) => held.get(id)!)
}

/** Locks an order until the transaction ends, and returns its row. */
export function* lockOrder(id: number): Transaction<OrderRow> {
  const row = yield* lockRow<OrderRow>('orders', { id, by: 'version' })
  if (!row) throw new Error(`Order ${id} is gone`)
  return row
}
