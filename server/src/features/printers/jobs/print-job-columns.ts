import type { Doer } from '@brigade/domain/access/principal.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { defaulted, json, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

type Kept = {
  /** What stands on paper, as it was when it was to be printed. */
  document: ReceiptDocument
  /** What caused it, at which printer: of each there is one. */
  cause: string
  /** The print of a receipt that it is, as receipts have it. */
  receiptPrintId: number | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** How prints are stored: with what stands on paper. */
export const printJobColumns = columnsOf<PrintJob, Kept>()(
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
