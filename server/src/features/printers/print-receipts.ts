import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { tabOf } from '#features/orders/door/tab-of.ts'
import { inAllLanguages } from '#features/receipts/door/in-all-languages.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { one, type Work } from '#kit/work.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { printersAt } from './printers-at.ts'
import { receiptFor } from './ticket-for.ts'

type Happening = { order: Order; principal: Principal; now: Date; catalogues: Catalogues }

/** Has the receipt of an order printed by the printers that do so at this moment. */
export function* printReceipts({ order, ...happening }: Happening, when: 'onAccept' | 'onComplete'): Work<PrintJob[]> {
  const all = yield* printersAt(order.restaurantId)
  const meant = all.filter(({ receipts }) => receipts === when).flatMap((printer) => activeOf(printer, all) ?? [])
  const cause = `receipt:${order.id}:${order.version}`
  return yield* writeReceipts({ order, ...happening, printers: [...new Set(meant)], cause })
}

export type WriteReceipts = Happening & { printers: readonly Printer[]; cause: string }

/** Has the receipt of an order printed, of one on a tab that of the whole tab. One that was printed before says that it is a copy. */
export function* writeReceipts(asked: WriteReceipts): Work<PrintJob[]> {
  const { order, printers, cause, principal, now, catalogues } = asked
  if (printers.length === 0) return []
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  const orders: Order[] = []
  for (const one of yield* tabOf(order)) orders.push(yield* inAllLanguages(one, catalogues))
  const isDuplicate = yield* wasPrinted(order.id)
  const written: PrintJob[] = []
  for (const printer of printers) {
    const document = receiptFor({ printer, venue, orders, isDuplicate })
    const job = yield* writePrintJob({ printer, orderId: order.id, what: 'receipt', document, cause, principal, now })
    if (job) written.push(job)
  }
  return written
}

/** By a printer, or by the window of a browser. */
function* wasPrinted(orderId: number): Work<boolean> {
  const found = yield* one(
    `SELECT 1 AS "found" FROM print_jobs WHERE "orderId" = ? AND "what" = 'receipt' AND "state" NOT IN ('failed', 'withdrawn')
     UNION ALL SELECT 1 FROM receipt_prints WHERE "orderId" = ? AND "what" = 'receipt' AND "state" <> 'failed' LIMIT 1`,
    orderId,
    orderId,
  )
  return found !== undefined
}
