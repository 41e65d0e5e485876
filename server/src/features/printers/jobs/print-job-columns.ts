import type { Doer } from '@brigade/domain/access/principal.ts'
import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { defaulted, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  /** The content of the paper, as of when it was to be printed. */
  document: ReceiptDocument
  /** Its cause and printer: there is one print for each. */
  cause: string
  /** The print of the receipt that it is, among receipts. */
  receiptPrintId: number | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** Storage of prints, with the content of the paper. */
export const printJobColumns = columnsOf<PrintJob, Kept>(printJobsPath)(
  'print_jobs',
  {
    id: defaulted(plain),
    restaurantId: plain,
    orderId: plain,
    billId: defaulted(plain),
    what: plain,
    printerId: plain,
    insteadOfId: plain,
    state: plain,
    reason: plain,
    version: rising,
    createdAt: plain,
    updatedAt: plain,
    updatedBy: plain,
  },
  { document: json, cause: plain, receiptPrintId: plain, updatedByKind: plain, updatedById: plain },
)

export type PrintJobRow = RowOf<typeof printJobColumns>
