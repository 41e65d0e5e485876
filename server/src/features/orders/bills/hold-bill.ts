import { holdRow } from '#kit/hold-row.ts'
import type { Work } from '#kit/work.ts'
import type { BillRow } from './bill-columns.ts'

/** Holds a bill until the commit, so that no order comes onto it meanwhile; false when it is closed. */
export function* holdBill(id: number): Work<boolean> {
  const bill = yield* holdRow<BillRow>('bills', { id, by: 'version' })
  return bill?.closedAt === null
}
