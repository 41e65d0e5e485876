import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { one, run, type Work } from '#kit/work.ts'
import type { BillRow } from './bill-row.ts'

export type EndBill = Pick<Bill, 'closedBy' | 'closedByKind' | 'closedById'> & { id: number; at: string }

/** Closes a bill, and with it the sitting at its table. Undefined when somebody has closed it already. */
export function* endBill({ id, closedBy, closedByKind, closedById, at }: EndBill): Work<BillRow | undefined> {
  const closed = yield* one<BillRow>(
    `UPDATE bills SET "closedAt" = ?, "closedBy" = ?, "closedByKind" = ?, "closedById" = ?, "updatedAt" = ?, "version" = "version" + 1
     WHERE "id" = ? AND "closedAt" IS NULL RETURNING *`,
    at,
    closedBy,
    closedByKind,
    closedById,
    at,
    id,
  )
  if (closed) yield* run('UPDATE tables SET "sitting" = ? WHERE "id" = ?', closed.sitting + 1, closed.tableId)
  return closed
}
