import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { billColumns, type BillRow } from './bill-columns.ts'

export type EndBill = Pick<Bill, 'closedBy' | 'closedByKind' | 'closedById'> & { id: number; at: string }

/** Closes a bill, and with it the sitting at its table. Returns undefined if it was closed already. */
export function* endBill({ id, closedBy, closedByKind, closedById, at }: EndBill): Transaction<BillRow | undefined> {
  const [closed] = yield* billColumns.update(
    { closedAt: at, closedBy, closedByKind, closedById, updatedAt: at },
    { where: '"id" = ? AND "closedAt" IS NULL', params: [id] },
  )
  if (closed) yield* run('UPDATE tables SET "sitting" = ? WHERE "id" = ?', closed.sitting + 1, closed.tableId)
  return closed
}
