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
import { logKitchenPrint } from '#features/orders/door/log-print.ts'
import { beginBill, holdOrdersOfBill } from '#features/receipts/door/begin-bill.ts'
import { copiesCountedSince, refuseCopies, refuseMany } from '#features/receipts/door/refuse-copies.ts'
import { inAllLanguages } from '#features/receipts/door/in-all-languages.ts'
import { problemsOfAskedPrint } from '@brigade/domain/receipts/asked-print.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { refuseField, refuseFields } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { many, one, type Work } from '#kit/work.ts'
import { printJobColumns, type PrintJobRow } from './jobs/print-job-columns.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { routeLines } from './kitchen/route-lines.ts'
import { writeReceipts, type WrittenReceipts } from './print-receipts.ts'
import { printersAt } from './printers-at.ts'
import { receiptFor, ticketFor } from './ticket-for.ts'

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
 * Has an order or the receipt of a bill printed on request; without a printer by those that take such things. Throws NotFound for a stranger's order, BadRequest for a printer
 * that is not there or turned off, or where none takes it, Conflict for a receipt that is being printed, TooManyRequests for too many copies.
 */
export function* askPrint({ body, principal, now, key, catalogues }: AskPrintInput): Work<Asked> {
  refuseFields(problemsOfAskedPrint(body), receiptErrors)
  const { orderId, billId, what } = body
  if (billId !== undefined) return yield* askBill({ billId, body, principal, now, key, catalogues })
  if (orderId === undefined) throw new Error('A print without what it is of was not refused')
  const order = yield* findOrderOf(orderId, principal)
  // The second of two that ask by one key finds what the first one had printed.
  yield* holdOrder(order.id)
  const cause = causeOf({ body, principal, now, key, id: order.id })
  const repeated = yield* writtenFor(cause, { orderId: order.id })
  if (repeated.length > 0) return { jobs: repeated, announcements: [], isRepeat: true }
  const asking = { order, principal, now, cause, catalogues, printers: yield* printersAt(order.restaurantId), body }
  if (what === 'receipt') return { ...(yield* askReceipt(asking)), isRepeat: false }
  return { jobs: yield* askKitchen(asking), announcements: [], isRepeat: false }
}

function causeOf(asked: Pick<AskPrintInput, 'body' | 'principal' | 'now' | 'key'> & { id: number }): string {
  const { byKind, byId } = doneBy(asked.principal, asked.now)
  return `asked:${byKind}:${byId}:${asked.body.what}:${asked.id}:${asked.key}`
}

/** What was written down before for this cause. */
function* writtenFor(cause: string, of: { orderId: number } | { billId: number }): Work<PrintJob[]> {
  const [column, id] = 'billId' in of ? ['billId', of.billId] : ['orderId', of.orderId]
  const known = yield* many<PrintJobRow>(`SELECT * FROM print_jobs WHERE "${column}" = ? ORDER BY "id"`, id)
  return known
    .filter((row) => printJobColumns.readKept(row).cause.startsWith(`${cause}:`))
    .map((row) => printJobColumns.read(row))
}

function* askBill({ billId, ...input }: AskPrintInput & { billId: number }): Work<Asked> {
  const { body, principal, now, catalogues } = input
  const rows = yield* holdOrdersOfBill(billId, principal)
  const { restaurantId } = rows[0]
  const cause = causeOf({ ...input, id: billId })
  const repeated = yield* writtenFor(cause, { billId })
  if (repeated.length > 0) return { jobs: repeated, announcements: [], isRepeat: true }
  const printer = receiptPrinter(yield* printersAt(restaurantId), body)
  const venue = yield* readVenue(restaurantId)
  if (!venue) throw new Error(`Bill ${billId} is of a venue that is gone`)
  yield* refuseCopies({ billId }, { what: 'bill', now })
  const { print, orders } = yield* beginBill({ billId, rows, principal, now, catalogues })
  const document = receiptFor({ printer, venue, orders, isDuplicate: print.isDuplicate })
  const written = { orderId: null, billId, what: 'bill', receiptPrintId: print.id } as const
  const job = yield* writePrintJob({ ...written, printer, document, cause, principal, now })
  return { jobs: job ? [job] : [], announcements: [], isRepeat: false }
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
  return yield* writeReceipts({ ...asking, printers: [receiptPrinter(printers, body)], isAsked: true })
}

function receiptPrinter(printers: readonly Printer[], body: AskPrint): Printer {
  const taking = printers.find((printer) => printer.isActive && printer.receipts !== 'no')
  return chosen(printers, body) ?? taking ?? refuse('noReceiptPrinter')
}

/** A second ticket for the kitchen says that it is one: nobody is to cook it twice. */
function* askKitchen({ printers, body, principal, now, cause, ...asking }: Asking): Work<PrintJob[]> {
  const order = yield* inAllLanguages(asking.order, asking.catalogues)
  const printersOf = yield* routeLines(order.cart, printers)
  const asked = chosen(printers, body)
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  const printed = yield* many(
    `SELECT 1 FROM print_jobs WHERE "orderId" = ? AND "what" = 'kitchen' AND "state" NOT IN ('failed', 'withdrawn') LIMIT 1`,
    order.id,
  )
  const jobs: PrintJob[] = []
  yield* refuseTickets(order.id, now)
  for (const printer of asked ? [asked] : printers) {
    const lines: TicketLine[] = order.cart
      .filter((line) => asked !== undefined || printersOf(line).includes(printer.id))
      .map((line) => ({ line, change: null }))
    if (lines.length === 0) continue
    const document = ticketFor({ printer, order, venue, lines, isDuplicate: printed.length > 0 })
    const job = yield* writePrintJob({ printer, orderId: order.id, what: 'kitchen', document, cause, principal, now })
    if (job) jobs.push(job)
  }
  if (jobs.length === 0) refuse('noKitchenPrinter')
  yield* logKitchenPrint({ row: order, what: 'kitchen', principal, now })
  return jobs
}

/** One that asks has one ticket at each printer that takes something of the order. */
function* refuseTickets(orderId: number, now: Date): Work<void> {
  const most = yield* one<{ begun: number }>(
    `SELECT COUNT(*) AS "begun" FROM print_jobs WHERE "orderId" = ? AND "what" = 'kitchen' AND "createdAt" > ?
     GROUP BY "printerId" ORDER BY COUNT(*) DESC LIMIT 1`,
    orderId,
    copiesCountedSince(now),
  )
  refuseMany(most?.begun ?? 0)
}

/** The printer that is asked for, or the one that stands in for it while it is turned off. */
function chosen(printers: readonly Printer[], { printerId }: AskPrint): Printer | undefined {
  if (printerId === undefined) return undefined
  const asked = printers.find(({ id }) => id === printerId)
  return asked ? (activeOf(asked, printers) ?? refuse('printerOff')) : refuse('printerUnknown')
}

function refuse(code: PrinterErrorCode): never {
  refuseField({ printerId: code }, printerErrors)
}
