import type { Principal } from '@brigade/domain/access/principal.ts'
import { mayMovePrint } from '@brigade/domain/printers/print-jobs.states.ts'
import type { MovePrintJob, PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { resumeReceipt } from '#features/receipts/door/printer-receipts.ts'
import { conflict, refuseField } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { holdRecord, refuseStale, updatedBy } from '#kit/records.ts'
import { run, type Work } from '#kit/work.ts'
import { printersAt } from '../printers-at.ts'
import { printJobColumns } from './print-job-columns.ts'
import { wakePrinter } from './print-tickets.job.ts'
import { tellReceipts } from './tell-receipts.ts'

export type MovedPrint = { job: PrintJob; announcements: Announcement[] }

export type MovePrintJobInput = { id: number; move: MovePrintJob; principal: Principal; now: Date }

/**
 * Has a print done again, at another printer too, says of an uncertain one that it has come out, or gives one up. Throws NotFound for a stranger's,
 * BadRequest for a printer that is not there or turned off, Conflict where the print has moved on, and while something else prints
 * the same receipt.
 */
export function* movePrintJob({ id, move, principal, now }: MovePrintJobInput): Work<MovedPrint> {
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
  const [moved] = yield* printJobColumns.update(
    { state: move.state, printerId, insteadOfId, reason, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  const job = printJobColumns.read(moved!)
  if (job.state !== 'waiting') return { job, announcements: yield* tellReceipts([moved!], now) }
  // Who presses has seen to the printer: it is tried at once.
  yield* run('UPDATE printers SET "retryAt" = NULL WHERE "id" = ?', printerId)
  yield* wakePrinter({ printerId, restaurantId: job.restaurantId, key: `${id}:${job.version}`, now })
  const { receiptPrintId: printId } = printJobColumns.readKept(row)
  return { job, announcements: printId === null ? [] : yield* resumeReceipt({ printId, now }) }
}

function* refusePrinter(printerId: number, restaurantId: number): Work<void> {
  const printer = (yield* printersAt(restaurantId)).find(({ id }) => id === printerId)
  if (!printer) refuseField({ printerId: 'printerUnknown' }, printerErrors)
  if (!printer.isActive) refuseField({ printerId: 'printerOff' }, printerErrors)
}
