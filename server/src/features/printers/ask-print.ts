import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type PrinterErrorCode, printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import type { TicketLine } from '@brigade/domain/printers/kitchen-paper.ts'
import type { AskPrint, PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { findOrderOf } from '#features/orders/door/find-order-of.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import { inAllLanguages } from '#features/receipts/door/in-all-languages.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { refuseFields } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { many, type Work } from '#kit/work.ts'
import { printJobColumns, type PrintJobRow } from './jobs/print-job-columns.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { routeLines } from './kitchen/route-lines.ts'
import { writeReceipts, type WrittenReceipts } from './print-receipts.ts'
import { printersAt } from './printers-at.ts'
import { ticketFor } from './ticket-for.ts'

export type AskPrintInput = {
  body: AskPrint
  principal: Principal
  now: Date
  /** By which the call may be repeated: what has the same key is printed once. */
  key: string
  catalogues: Catalogues
}

export type Asked = { jobs: PrintJob[]; announcements: Announcement[]; isRepeat: boolean }

/**
 * Has an order printed on request; without a printer by those that take such things. Throws NotFound for a stranger's order, BadRequest for a printer
 * that is not there or turned off, or where none takes it, Conflict for a receipt that is being printed.
 */
export function* askPrint({ body, principal, now, key, catalogues }: AskPrintInput): Work<Asked> {
  const order = yield* findOrderOf(body.orderId, principal)
  // The second of two that ask by one key finds what the first one had printed.
  yield* holdOrder(order.id)
  const { byKind, byId } = doneBy(principal, now)
  const cause = `asked:${byKind}:${byId}:${body.what}:${order.id}:${key}`
  const known = yield* many<PrintJobRow>('SELECT * FROM print_jobs WHERE "orderId" = ? ORDER BY "id"', order.id)
  const repeated = known.filter((row) => printJobColumns.readKept(row).cause.startsWith(`${cause}:`))
  if (repeated.length > 0)
    return { jobs: repeated.map((row) => printJobColumns.read(row)), announcements: [], isRepeat: true }
  const asking = { order, principal, now, cause, catalogues, printers: yield* printersAt(order.restaurantId), body }
  if (body.what === 'receipt') return { ...(yield* askReceipt(asking)), isRepeat: false }
  return { jobs: yield* askKitchen(asking), announcements: [], isRepeat: false }
}

type Asking = {
  order: Order
  principal: Principal
  now: Date
  cause: string
  catalogues: Catalogues
  printers: readonly Printer[]
  body: AskPrint
}

function* askReceipt({ printers, body, ...asking }: Asking): Work<WrittenReceipts> {
  const taking = printers.find((printer) => printer.isActive && printer.receipts !== 'no')
  const printer = chosen(printers, body) ?? taking ?? refuse('noReceiptPrinter')
  return yield* writeReceipts({ ...asking, printers: [printer], isAsked: true })
}

/** A second ticket for the kitchen says that it is one: nobody is to cook it twice. */
function* askKitchen({ printers, body, principal, now, cause, ...asking }: Asking): Work<PrintJob[]> {
  const order = yield* inAllLanguages(asking.order, asking.catalogues)
  const printersOf = yield* routeLines(order.cart, printers)
  const one = chosen(printers, body)
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  const printed = yield* many(
    `SELECT 1 FROM print_jobs WHERE "orderId" = ? AND "what" = 'kitchen' AND "state" NOT IN ('failed', 'withdrawn') LIMIT 1`,
    order.id,
  )
  const jobs: PrintJob[] = []
  for (const printer of one ? [one] : printers) {
    const lines: TicketLine[] = order.cart
      .filter((line) => one !== undefined || printersOf(line).includes(printer.id))
      .map((line) => ({ line, change: null }))
    if (lines.length === 0) continue
    const document = ticketFor({ printer, order, venue, lines, isDuplicate: printed.length > 0 })
    const job = yield* writePrintJob({ printer, orderId: order.id, what: 'kitchen', document, cause, principal, now })
    if (job) jobs.push(job)
  }
  return jobs.length > 0 ? jobs : refuse('noKitchenPrinter')
}

/** The printer that is asked for, or the one that stands in for it while it is turned off. */
function chosen(printers: readonly Printer[], { printerId }: AskPrint): Printer | undefined {
  if (printerId === undefined) return undefined
  const asked = printers.find(({ id }) => id === printerId)
  return asked ? (activeOf(asked, printers) ?? refuse('printerOff')) : refuse('printerUnknown')
}

function refuse(code: PrinterErrorCode): never {
  refuseFields({ printerId: { code } }, printerErrors)
  throw new Error('A problem was not refused')
}
