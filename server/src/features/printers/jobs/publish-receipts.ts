import type { PrintJobState } from '@brigade/domain/printers/print-jobs.states.ts'
import { followPrinter, type PrinterReceiptState } from '#features/receipts/public/printer-receipts.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { printJobColumns, type PrintJobRow } from './print-job-columns.ts'

/** The state of a receipt for each state of its print. */
const receiptStates = {
  waiting: 'printing',
  printing: 'printing',
  printed: 'printed',
  failed: 'failed',
  uncertain: 'uncertain',
  withdrawn: 'failed',
} as const satisfies Record<PrintJobState, PrinterReceiptState>

/** Updates the receipts among these prints, so that no screen prints them too. */
export function* publishReceipts(rows: readonly PrintJobRow[], now: Date): Transaction<void> {
  // Always in the same order, so that two transactions never deadlock.
  for (const row of rows.toSorted((one, other) => one.id - other.id)) {
    const { receiptPrintId: printId } = printJobColumns.readKept(row)
    const state = receiptStates[printJobColumns.read(row).state]
    if (printId !== null) yield* followPrinter({ printId, state, now })
  }
}
