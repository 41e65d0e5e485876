import type { PrintJobState } from '@brigade/domain/printers/print-jobs.states.ts'
import { followPrinter, type PrinterReceiptState } from '#features/receipts/door/printer-receipts.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { printJobColumns, type PrintJobRow } from './print-job-columns.ts'

/** What the state of a print means for the receipt that it is. */
const receiptStates = {
  waiting: 'printing',
  printing: 'printing',
  printed: 'printed',
  failed: 'failed',
  uncertain: 'uncertain',
  withdrawn: 'failed',
} as const satisfies Record<PrintJobState, PrinterReceiptState>

/** Tells receipts what has become of those that are among these prints, so that no screen prints them too. */
export function* tellReceipts(rows: readonly PrintJobRow[], now: Date): Work<Announcement[]> {
  const announcements: Announcement[] = []
  // In one order, so that no two transactions wait for each other.
  for (const row of rows.toSorted((one, other) => one.id - other.id)) {
    const { receiptPrintId: printId } = printJobColumns.readKept(row)
    const state = receiptStates[printJobColumns.read(row).state]
    if (printId !== null) announcements.push(...(yield* followPrinter({ printId, state, now })))
  }
  return announcements
}
