import { printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { activeOf, printPlaceOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Caller } from '#kit/context/call.ts'
import { refuseField } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { printersAt } from '../printers-at.ts'
import { writePrintJob } from '../jobs/write-print-job.ts'

type PrintSheet = {
  restaurantId: number
  /** The printer; without one, the first that prints for the kitchen. */
  printerId: number | undefined
  /** Its cause, which is printed once. */
  cause: string
  documentOf(venue: Venue): ReceiptDocument
}

/** Prints a sheet for the kitchen, in the languages of its printer. Throws BadRequest, naming the printer, if none can print it. */
export function* printSlotSheet(sheet: PrintSheet, { principal, now }: Caller): Transaction<PrintJob> {
  const { restaurantId, printerId, cause, documentOf } = sheet
  const printer = chosenOf(yield* printersAt(restaurantId), printerId)
  const venue = yield* readVenue(restaurantId)
  if (!venue) throw new Error(`Venue ${restaurantId} is gone`)
  const { languages } = printer
  const document = documentOf(languages === null ? venue : { ...venue, receiptLanguages: languages })
  const job = yield* writePrintJob({ printer, orderId: null, what: 'slot', document, cause, principal, now })
  if (!job) throw new Error(`Two sheets have the cause ${cause}`)
  return job
}

function chosenOf(printers: readonly Printer[], printerId: number | undefined): Printer {
  const asked =
    printerId === undefined
      ? printers.find((printer) => printer.isActive && printPlaceOf(printer).prints.includes('kitchen'))
      : printers.find(({ id }) => id === printerId)
  if (!asked) refuseField({ printerId: printerId === undefined ? 'noKitchenPrinter' : 'printerUnknown' }, printerErrors)
  return activeOf(asked, printers) ?? refuseField({ printerId: 'printerOff' }, printerErrors)
}
