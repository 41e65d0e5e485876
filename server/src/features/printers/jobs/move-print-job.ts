import type { Principal } from '@brigade/domain/access/principal.ts'
import { mayMovePrint } from '@brigade/domain/printers/print-jobs.states.ts'
import type { MovePrintJob, PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { duplicateOf } from '@brigade/domain/receipts/duplicate-of.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { printedLanguagesOf } from '@brigade/domain/venues/printed-languages.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import { logKitchenPrint } from '#features/orders/door/log-print.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { repeatReceipt, resumeReceipt } from '#features/receipts/door/printer-receipts.ts'
import { conflict, refuseField } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { findRecord, holdRecord, refuseStale, updatedBy } from '#kit/records.ts'
import { run, type Work } from '#kit/work.ts'
import { printersAt } from '../printers-at.ts'
import { printJobColumns, type PrintJobRow } from './print-job-columns.ts'
import { wakePrinter } from './print-tickets.job.ts'
import { tellReceipts } from './tell-receipts.ts'

export type MovedPrint = { job: PrintJob; announcements: Announcement[] }

export type MovePrintJobInput = { id: number; move: MovePrintJob; principal: Principal; now: Date }

/**
 * Has a print done again, at another printer too, says of an uncertain one that it has come out, or gives one up. An uncertain one that is done
 * again says that it is a duplicate, and who asked for it stands in the log of its order. Throws NotFound for a stranger's, BadRequest for a printer that is not there or turned off, Conflict where the print has moved on, and while something else prints
 * the same receipt.
 */
export function* movePrintJob({ id, move, principal, now }: MovePrintJobInput): Work<MovedPrint> {
  yield* holdOrderOf(id, principal)
  const row = yield* holdRecord(printJobColumns, { id, principal, what: 'print job', by: 'what' })
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
    { state: move.state, printerId, insteadOfId, reason, ...repeated?.changes, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  const job = printJobColumns.read(moved!)
  if (job.state !== 'waiting') return { job, announcements: yield* tellReceipts([moved!], now) }
  // Who presses has seen to the printer: it is tried at once.
  yield* run('UPDATE printers SET "retryAt" = NULL WHERE "id" = ?', printerId)
  yield* wakePrinter({ printerId, restaurantId: job.restaurantId, key: `${id}:${job.version}`, now })
  if (repeated) return { job, announcements: repeated.announcements }
  return { job, announcements: receiptPrintId === null ? [] : yield* resumeReceipt({ printId: receiptPrintId, now }) }
}

/** First the order, as everybody else does who holds both. */
function* holdOrderOf(id: number, principal: Principal): Work<void> {
  const { orderId } = printJobColumns.read(
    yield* findRecord<PrintJobRow>(printJobColumns, { id, principal, what: 'print job' }),
  )
  if (orderId !== null) yield* holdOrder(orderId)
}

type Repeat = {
  job: PrintJob
  document: ReceiptDocument
  receiptPrintId: number | null
  printerId: number
  principal: Principal
  now: Date
}

type Repeated = {
  changes: { document: ReceiptDocument; receiptPrintId: number | null }
  announcements: Announcement[]
}

/** What may have come out is a duplicate when it is printed again: the paper says so, and the log by whom. */
function* repeat({ job, document, receiptPrintId: printId, printerId, principal, now }: Repeat): Work<Repeated> {
  const venue = yield* readVenue(job.restaurantId)
  if (!venue) throw new Error(`Print ${job.id} is of a venue that is gone`)
  const printer = (yield* printersAt(job.restaurantId)).find(({ id }) => id === printerId)
  const marked = duplicateOf(document, printer?.languages ?? printedLanguagesOf(venue))
  if (job.what === 'kitchen' && job.orderId !== null) {
    yield* logKitchenPrint({ row: yield* holdOrder(job.orderId), what: 'kitchen', principal, now })
  }
  const begun = printId === null ? undefined : yield* repeatReceipt({ printId, principal, now })
  return {
    changes: { document: marked, receiptPrintId: begun?.print.id ?? printId },
    announcements: begun?.announcements ?? [],
  }
}

function* refusePrinter(printerId: number, restaurantId: number): Work<void> {
  const printer = (yield* printersAt(restaurantId)).find(({ id }) => id === printerId)
  if (!printer) refuseField({ printerId: 'printerUnknown' }, printerErrors)
  if (!printer.isActive) refuseField({ printerId: 'printerOff' }, printerErrors)
}
