import { printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { testPageOf } from '@brigade/domain/printers/test-page.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { printerLimits } from '@brigade/domain/printers/printers.limits.ts'
import type { Caller } from '#kit/context/call.ts'
import { refuseFields, tooManyRequests } from '#kit/errors/errors.ts'
import { findRecord } from '#kit/lists/records.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { printerColumns } from './printer-columns.ts'

/**
 * Prints a test page. `key` is unique. Throws NotFound for another tenant's printer, BadRequest for one that is turned off,
 * TooManyRequests.
 */
export function* testPrinter(printerId: number, key: string, { principal, now }: Caller): Transaction<PrintJob> {
  const row = yield* findRecord(printerColumns, { id: printerId, principal, what: 'printer' })
  const printer = printerColumns.read(row)
  if (!printer.isActive) refuseFields({ printerId: { code: 'printerOff' } }, printerErrors)
  yield* refuseTooMany(printer.restaurantId, now)
  const venue = yield* readVenue(printer.restaurantId)
  if (!venue) throw new Error(`Printer ${printerId} is of a venue that is gone`)
  const document = testPageOf({ printer, venue, now })
  const job = yield* writePrintJob({
    printer,
    document,
    principal,
    now,
    orderId: null,
    what: 'test',
    cause: `test:${key}`,
  })
  if (!job) throw new Error('Two test pages have one key')
  return job
}

/** Limits the tests: each is a connection to an address of the venue's choice. */
function* refuseTooMany(restaurantId: number, now: Date): Transaction<void> {
  const since = new Date(now.getTime() - 60_000).toISOString()
  const tests = yield* one<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM print_jobs WHERE "restaurantId" = ? AND "what" = 'test' AND "createdAt" > ?`,
    restaurantId,
    since,
  )
  if ((tests?.count ?? 0) < printerLimits.testsAMinute) return
  throw tooManyRequests({ message: printerErrors.tooManyTests, reason: 'tooManyTests', extras: { retryAfter: 60 } })
}
