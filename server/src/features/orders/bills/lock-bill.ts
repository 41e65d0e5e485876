import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { BillRow } from './bill-columns.ts'

/** Locks a bill until the commit, so that no order is added in between; returns false if it is closed. */
export function* lockBill(id: number): Transaction<boolean> {
  const bill = yield* lockRow<BillRow>('bills', { id, by: 'version' })
  return bill?.closedAt === null
}
