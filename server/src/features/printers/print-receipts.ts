import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { tabOf } from '#features/orders/public/tab-of.ts'
import { inAllLanguages } from '#features/receipts/public/in-all-languages.ts'
import { beginReceipt } from '#features/receipts/public/printer-receipts.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { printersAt } from './printers-at.ts'
import { receiptFor } from './ticket-for.ts'

type Happening = Call & { order: Order }

/** Prints the receipt of an order at the printer for this occasion, unless a screen of the venue prints it. */
export function* printReceipts(happening: Happening, when: 'onAccept' | 'onComplete'): Transaction<void> {
  const { order } = happening
  const all = yield* printersAt(order.restaurantId)
  const own = all.find(({ receipts }) => receipts === when)
  const printer = own && activeOf(own, all)
  const cause = `receipt:${order.id}:${order.version}`
  yield* writeReceipts({ ...happening, printers: printer ? [printer] : [], cause, isAsked: false })
}

export type WriteReceipts = Happening & { printers: readonly Printer[]; cause: string; isAsked: boolean }

/**
 * Prints the receipt of an order, or of its whole tab. A receipt that was printed before is marked as a copy. Each is in the order's log.
 * Returns the prints. Throws Conflict for a requested one while it is being printed.
 */
export function* writeReceipts(asked: WriteReceipts): Transaction<PrintJob[]> {
  const { order, printers, cause, isAsked, principal, now, app } = asked
  if (printers.length === 0) return []
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  const orders: Order[] = []
  for (const one of yield* tabOf(order)) orders.push(yield* inAllLanguages(one, app.catalogues))
  const jobs: PrintJob[] = []
  for (const printer of printers) {
    const print = yield* beginReceipt({ orderId: order.id, isAsked, principal, now })
    if (!print) continue
    const { id: receiptPrintId, isDuplicate } = print
    const document = receiptFor({ printer, venue, orders, isDuplicate })
    const what = { orderId: order.id, what: 'receipt', receiptPrintId } as const
    const job = yield* writePrintJob({ ...what, printer, document, cause, principal, now })
    if (!job) throw new Error(`Two receipts at printer ${printer.id} have the cause ${cause}`)
    jobs.push(job)
  }
  return jobs
}
