import type { Principal } from '@brigade/domain/access/principal.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { updatedBy } from '#kit/records.ts'
import { rowsOf, type Work } from '#kit/work.ts'
import { printJobColumns, type PrintJobRow } from './print-job-columns.ts'
import { wakePrinter } from './print-tickets.job.ts'

export type WritePrintJob = {
  printer: Pick<Printer, 'id' | 'restaurantId'>
  orderId: number | null
  /** Where it is the receipt of a bill. */
  billId?: number
  what: PrintJob['what']
  document: ReceiptDocument
  /** What causes it. At one printer there is one print of each. */
  cause: string
  /** Where it is a receipt: its print, as receipts have it. */
  receiptPrintId?: number
  principal: Principal
  now: Date
}

/** Writes down, in the transaction that causes it, what a printer is to print. Gives nothing where that was written down before. */
export function* writePrintJob(asked: WritePrintJob): Work<PrintJob | undefined> {
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
