import { one, type SqlValue, type Work } from '#kit/work.ts'
import type { OrderRow } from './order-row.ts'

/**
 * Writes changes to an order if nobody changed it since this row was read; its version rises by one. Undefined when somebody did:
 * the caller then reads the order again and says so.
 */
export function* saveOrder(row: OrderRow, changes: Partial<OrderRow>): Work<OrderRow | undefined> {
  const columns = Object.keys(changes) as (keyof OrderRow)[]
  const assignments = columns.map((column) => `"${column}" = ?`).join(', ')
  return yield* one<OrderRow>(
    `UPDATE orders SET ${assignments}, "version" = "version" + 1 WHERE "id" = ? AND "version" = ? RETURNING *`,
    ...columns.map((column) => changes[column] as SqlValue),
    row.id,
    row.version,
  )
}
