import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import type { Database } from '#kit/database.ts'

/** In days. The order's log knows its copies for ever. */
export const receiptsKeptDays = 90

/** Forgets prints of long ago, and how far the printing of receipts was, with the claims of screens. */
export async function forgetOldReceipts(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, receiptsKeptDays)
  await forgetRows(db, { table: 'receipt_prints', where: '"at" < ?', params: [before] })
  await forgetRows(db, { table: 'receipt_orders', where: '"createdAt" < ?', params: [before] })
}

/** Whether prints of an order may be forgotten: what is printed of it counts as printed before. */
export function mayBeForgotten({ createdAt }: { createdAt: string }, now: Date): boolean {
  return createdAt < daysBefore(now, receiptsKeptDays)
}
