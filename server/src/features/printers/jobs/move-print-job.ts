import type { Principal } from '@brigade/domain/access/principal.ts'
import { mayMovePrint } from '@brigade/domain/printers/print-jobs.states.ts'
import type { MovePrintJob, PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { duplicateOf } from '@brigade/domain/receipts/duplicate-of.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { printedLanguagesOf } from '@brigade/domain/venues/printed-languages.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import { logKitchenPrint } from '#features/orders/public/log-print.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { repeatReceipt, resumeReceipt } from '#features/receipts/public/printer-receipts.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict, refuseField } from '#kit/errors/errors.ts'
import { findRecord, lockRecord, refuseStale, updatedBy } from '#kit/lists/records.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { printersAt } from '../printers-at.ts'
import { printJobColumns, type PrintJobRow } from './print-job-columns.ts'
import { wakePrinter } from './print-tickets.job.ts'
import { publishReceipts } from './publish-receipts.ts'

/**
 * Retries a print, also at another printer, marks an uncertain one as printed, or gives one up. An uncertain print that is retried is
 * marked as a duplicate, and the log of its order names who asked for it. Throws NotFound for another tenant's, BadRequest for a printer
 * that does not exist or is turned off, Conflict if the print's state has changed, and while the same receipt is printed elsewhere.
 */
export function* movePrintJob(id: number, move: MovePrintJob, { principal, now }: Caller): Transaction<PrintJob> {
  yield* holdOrderOf(id, principal)
  const row = yield* lockRecord(printJobColumns, { id, principal, what: 'print job', by: 'what' })
  const before = printJobColumns.read(row)
  if (move.version !== undefined && move.version !== before.version)
    refuseStale({ message: printerErrors.printJobMoved, current: before, row })
  if (!mayMovePrint(before.state, move.state))
    throw conflict({
      message: printerErrors.printJobMoved,
      reason: 'printJobMoved',
      extras: { state: before.state, current: before },
    })
  const printerId = move.printerId ?? before.printerId
  if (move.state === 'waiting') yield* refusePrinter(printerId, before.restaurantId)
  const insteadOfId = printerId === before.printerId ? before.insteadOfId : null
  const reason = move.state === 'waiting' ? before.reason : null
  const { receiptPrintId, document } = printJobColumns.readKept(row)
  const isRepeat = move.state === 'waiting' && before.state === 'uncertain'
  const repeated = isRepeat ? yield* repeat({ job: before, document, receiptPrintId, printerId, principal, now }) : null
  const [moved] = yield* printJobColumns.update(
    { state: move.state, printerId, insteadOfId, reason, ...repeated, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  const job = printJobColumns.read(moved!)
  if (job.state !== 'waiting') {
    yield* publishReceipts([moved!], now)
    return job
  }
  // The person has presumably fixed the printer: it is tried at once.
  yield* run('UPDATE printers SET "retryAt" = NULL WHERE "id" = ?', printerId)
  yield* wakePrinter({ printerId, restaurantId: job.restaurantId, key: `${id}:${job.version}`, now })
  if (!repeated && receiptPrintId !== null) yield* resumeReceipt({ printId: receiptPrintId, now })
  return job
}

/** Locks the order of a print first, as everywhere that locks both. */
function* holdOrderOf(id: number, principal: Principal): Transaction<void> {
  const { orderId } = printJobColumns.read(
    yield* findRecord<PrintJobRow>(printJobColumns, { id, principal, what: 'print job' }),
  )
  if (orderId !== null) yield* lockOrder(orderId)
}

type Repeat = {
  job: PrintJob
  document: ReceiptDocument
  receiptPrintId: number | null
  printerId: number
  principal: Principal
  now: Date
}

type Repeated = { document: ReceiptDocument; receiptPrintId: number | null }

/** Repeats a print. One that may have come out is printed as a duplicate: the paper says so, and the log names the person. */
function* repeat({ job, document, receiptPrintId: printId, printerId, principal, now }: Repeat): Transaction<Repeated> {
  const venue = yield* readVenue(job.restaurantId)
  if (!venue) throw new Error(`Print ${job.id} is of a venue that is gone`)
  const printer = (yield* printersAt(job.restaurantId)).find(({ id }) => id === printerId)
  const marked = duplicateOf(document, printer?.languages ?? printedLanguagesOf(venue))
  if (job.what === 'kitchen' && job.orderId !== null) {
    yield* logKitchenPrint({ row: yield* lockOrder(job.orderId), what: 'kitchen', principal, now })
  }
  const print = printId === null ? undefined : yield* repeatReceipt({ printId, principal, now })
  return { document: marked, receiptPrintId: print?.id ?? printId }
}

function* refusePrinter(printerId: number, restaurantId: number): Transaction<void> {
  const printer = (yield* printersAt(restaurantId)).find(({ id }) => id === printerId)
  if (!printer) refuseField({ printerId: 'printerUnknown' }, printerErrors)
  if (!printer.isActive) refuseField({ printerId: 'printerOff' }, printerErrors)
}
