import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { tabOf } from '#features/orders/door/tab-of.ts'
import { inAllLanguages } from '#features/receipts/door/in-all-languages.ts'
import { beginReceipt } from '#features/receipts/door/printer-receipts.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { printersAt } from './printers-at.ts'
import { receiptFor } from './ticket-for.ts'

type Happening = { order: Order; principal: Principal; now: Date; catalogues: Catalogues }

/** The prints that were written down, and what else is told of that. */
export type WrittenReceipts = { jobs: PrintJob[]; announcements: Announcement[] }

/** Has the receipt of an order printed by the printer that does so at this moment, unless a screen of the venue prints it. */
export function* printReceipts(
  { order, ...happening }: Happening,
  when: 'onAccept' | 'onComplete',
): Work<WrittenReceipts> {
  const all = yield* printersAt(order.restaurantId)
  const own = all.find(({ receipts }) => receipts === when)
  const printer = own && activeOf(own, all)
  const cause = `receipt:${order.id}:${order.version}`
  return yield* writeReceipts({ order, ...happening, printers: printer ? [printer] : [], cause, isAsked: false })
}

export type WriteReceipts = Happening & { printers: readonly Printer[]; cause: string; isAsked: boolean }

/**
 * Has the receipt of an order printed, of one on a tab that of the whole tab. One that was printed before says that it is a copy. Each stands in
 * the order's log. Throws Conflict for one that is asked for while it is being printed.
 */
export function* writeReceipts(asked: WriteReceipts): Work<WrittenReceipts> {
  const { order, printers, cause, isAsked, principal, now, catalogues } = asked
  const written: WrittenReceipts = { jobs: [], announcements: [] }
  if (printers.length === 0) return written
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  const orders: Order[] = []
  for (const one of yield* tabOf(order)) orders.push(yield* inAllLanguages(one, catalogues))
  for (const printer of printers) {
    const begun = yield* beginReceipt({ orderId: order.id, isAsked, principal, now })
    if (!begun) continue
    const { id: receiptPrintId, isDuplicate } = begun.print
    const document = receiptFor({ printer, venue, orders, isDuplicate })
    const what = { orderId: order.id, what: 'receipt', receiptPrintId } as const
    const job = yield* writePrintJob({ ...what, printer, document, cause, principal, now })
    if (!job) throw new Error(`Two receipts at printer ${printer.id} have the cause ${cause}`)
    written.jobs.push(job)
    written.announcements.push(...begun.announcements)
  }
  return written
}
