import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { run, type Work } from '#kit/work.ts'
import { billColumns, type BillRow } from './bill-columns.ts'

export type EndBill = Pick<Bill, 'closedBy' | 'closedByKind' | 'closedById'> & { id: number; at: string }

/** Closes a bill, and with it the sitting at its table. Undefined when somebody has closed it already. */
export function* endBill({ id, closedBy, closedByKind, closedById, at }: EndBill): Work<BillRow | undefined> {
  const [closed] = yield* billColumns.update(
    { closedAt: at, closedBy, closedByKind, closedById, updatedAt: at },
    { where: '"id" = ? AND "closedAt" IS NULL', params: [id] },
  )
  if (closed) yield* run('UPDATE tables SET "sitting" = ? WHERE "id" = ?', closed.sitting + 1, closed.tableId)
  return closed
}
