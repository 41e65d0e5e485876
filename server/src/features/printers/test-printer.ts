import type { Principal } from '@brigade/domain/access/principal.ts'
import { printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { testPageOf } from '@brigade/domain/printers/test-page.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { refuseFields } from '#kit/errors.ts'
import { findRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { printerColumns } from './printer-columns.ts'

export type TestPrinter = { printerId: number; principal: Principal; now: Date; key: string }

/** Has a printer print a page that shows that it works. Throws NotFound for a stranger's, BadRequest for one that is turned off. */
export function* testPrinter({ printerId, principal, now, key }: TestPrinter): Work<PrintJob> {
  const row = yield* findRecord(printerColumns, { id: printerId, principal, what: 'printer' })
  const printer = printerColumns.read(row)
  if (!printer.isActive) refuseFields({ printerId: { code: 'printerOff' } }, printerErrors)
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
