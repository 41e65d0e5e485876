import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import type { Database } from '#kit/database/database.ts'

/** Retention in days. The order's log has its copies forever. */
export const receiptsKeptDays = 90

/** Deletes old prints, and the print states of receipts with the claims of screens. */
export async function forgetOldReceipts(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, receiptsKeptDays)
  await forgetRows(db, { table: 'receipt_prints', where: '"at" < ?', params: [before] })
  await forgetRows(db, { table: 'receipt_orders', where: '"createdAt" < ?', params: [before] })
}

/** Returns whether prints of an order may be deleted: any further print of it counts as a copy. */
export function mayBeForgotten({ createdAt }: { createdAt: string }, now: Date): boolean {
  return createdAt < daysBefore(now, receiptsKeptDays)
}
