import type { Principal } from '@brigade/domain/access/principal.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { printJobColumns, type PrintJobRow } from './print-job-columns.ts'
import { wakePrinter } from './print-tickets.job.ts'

export type WritePrintJob = {
  printer: Pick<Printer, 'id' | 'restaurantId'>
  orderId: number | null
  /** The bill, if it is a bill's receipt. */
  billId?: number
  what: PrintJob['what']
  document: ReceiptDocument
  /** Its cause. There is one print of each at one printer. */
  cause: string
  /** The print of the receipt, if it is one. */
  receiptPrintId?: number
  principal: Principal
  now: Date
}

/** Stores what a printer has to print, in the transaction that causes it. Returns undefined if it was stored before. */
export function* writePrintJob(asked: WritePrintJob): Transaction<PrintJob | undefined> {
  const { printer, orderId, billId = null, what, document, cause, receiptPrintId = null, principal, now } = asked
  const insertion = printJobColumns.insertion(
    {
      restaurantId: printer.restaurantId,
      orderId,
      billId,
      what,
      printerId: printer.id,
      insteadOfId: null,
      state: 'waiting',
      reason: null,
      document,
      cause: `${cause}:${printer.id}`,
      receiptPrintId,
      createdAt: now.toISOString(),
      ...updatedBy(principal, now),
    },
    'ON CONFLICT ("cause") DO NOTHING',
  )
  const [row] = yield* rowsOf<PrintJobRow>(insertion)
  if (!row) return undefined
  const job = printJobColumns.read(row)
  yield* wakePrinter({
    printerId: printer.id,
    restaurantId: printer.restaurantId,
    key: `${job.id}:${job.version}`,
    now,
  })
  return job
}
