import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type PrinterErrorCode, printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import type { TicketLine } from '@brigade/domain/printers/kitchen-paper.ts'
import type { PrintRequest, AskPrint, PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { findOrderOf } from '#features/orders/public/find-order.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import { logKitchenPrint } from '#features/orders/public/log-print.ts'
import { assertReleased } from '#features/orders/public/assert-released.ts'
import { beginBill, holdOrdersOfBill } from '#features/receipts/public/begin-bill.ts'
import { copiesCountedSince, refuseCopies, refuseMany } from '#features/receipts/public/refuse-copies.ts'
import { inAllLanguages } from '#features/receipts/public/in-all-languages.ts'
import { problemsOfPrintRequest } from '@brigade/domain/receipts/print-request.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { repeatedRecord } from '#kit/lists/records.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { printJobColumns, type PrintJobRow } from './jobs/print-job-columns.ts'
import { writePrintJob } from './jobs/write-print-job.ts'
import { routeLines } from './kitchen/route-lines.ts'
import { writeReceipts } from './print-receipts.ts'
import { printersAt } from './printers-at.ts'
import { receiptFor, ticketFor } from './ticket-for.ts'

type Asked = Omit<AskPrint, 'idempotencyKey'>

/**
 * Prints an order or the receipt of a bill on request; without a printer in the body, at those that print such things. `cause` is unique.
 * Throws NotFound for another tenant's order, BadRequest for a printer that does not exist or is turned off, or if none prints this,
 * Conflict for a receipt that is being printed, TooManyRequests for too many copies.
 */
export function* askPrint(body: Asked, cause: string, call: Call): Transaction<PrintRequest> {
  refuseFields(problemsOfPrintRequest(body), receiptErrors)
  const { orderId, billId, what } = body
  if (billId !== undefined) return { jobs: yield* askBill({ billId, body, cause }, call) }
  if (orderId === undefined) throw new Error('A print without what it is of was not refused')
  const order = yield* findOrderOf(orderId, call.principal)
  // If two requests race, the second one is a copy.
  assertReleased(yield* lockOrder(order.id))
  const asking = { order, cause, printers: yield* printersAt(order.restaurantId), body }
  return { jobs: yield* what === 'receipt' ? askReceipt(asking, call) : askKitchen(asking, call) }
}

/** Returns the prints of a repeated call, found by the first of them. */
export function* printedBefore(id: number, { principal }: Caller): Transaction<PrintRequest | undefined> {
  const first = yield* repeatedRecord<PrintJobRow>(printJobColumns, { id, principal })
  if (!first) return undefined
  const [column, about] = first.billId === null ? ['orderId', first.orderId] : ['billId', first.billId]
  const known = yield* many<PrintJobRow>(`SELECT * FROM print_jobs WHERE "${column}" = ? ORDER BY "id"`, about)
  const jobs = known.filter((row) => causeOf(row) === causeOf(first)).map((row) => printJobColumns.read(row))
  return { jobs }
}

/** Returns the cause of a print, without the printer. */
function causeOf(row: PrintJobRow): string {
  const { cause } = printJobColumns.readKept(row)
  return cause.slice(0, cause.lastIndexOf(':'))
}

type OfBill = { billId: number; body: Asked; cause: string }

function* askBill({ billId, body, cause }: OfBill, { principal, now, app }: Call): Transaction<PrintJob[]> {
  const rows = yield* holdOrdersOfBill(billId, principal)
  const { restaurantId } = rows[0]
  const printer = receiptPrinter(yield* printersAt(restaurantId), body)
  const venue = yield* readVenue(restaurantId)
  if (!venue) throw new Error(`Bill ${billId} is of a venue that is gone`)
  yield* refuseCopies({ billId }, { what: 'bill', now })
  const { print, orders } = yield* beginBill({ billId, rows, principal, now, catalogues: app.catalogues })
  const document = receiptFor({ printer, venue, orders, isDuplicate: print.isDuplicate })
  const written = { orderId: null, billId, what: 'bill', receiptPrintId: print.id } as const
  const job = yield* writePrintJob({ ...written, printer, document, cause, principal, now })
  if (!job) throw new Error(`Two prints have the cause ${cause}`)
  return [job]
}

type Asking = {
  order: Order
  cause: string
  printers: readonly Printer[]
  body: Asked
}

function* askReceipt({ printers, body, ...asking }: Asking, call: Call): Transaction<PrintJob[]> {
  return yield* writeReceipts({ ...asking, ...call, printers: [receiptPrinter(printers, body)], isAsked: true })
}

function receiptPrinter(printers: readonly Printer[], body: Asked): Printer {
  const taking = printers.find((printer) => printer.isActive && printer.receipts !== 'no')
  return chosen(printers, body) ?? taking ?? refuse('noReceiptPrinter')
}

/** Marks a second kitchen ticket as a duplicate, so that it is not cooked twice. */
function* askKitchen(asking: Asking, { principal, now, app }: Call): Transaction<PrintJob[]> {
  const { printers, body, cause } = asking
  const order = yield* inAllLanguages(asking.order, app.catalogues)
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

/** Refuses too many tickets: one request makes one ticket at each printer that prints a part of the order. */
function* refuseTickets(orderId: number, now: Date): Transaction<void> {
  const most = yield* one<{ begun: number }>(
    `SELECT COUNT(*) AS "begun" FROM print_jobs WHERE "orderId" = ? AND "what" = 'kitchen' AND "createdAt" > ?
     GROUP BY "printerId" ORDER BY COUNT(*) DESC LIMIT 1`,
    orderId,
    copiesCountedSince(now),
  )
  refuseMany(most?.begun ?? 0)
}

/** Returns the requested printer, or its fallback while it is turned off. */
function chosen(printers: readonly Printer[], { printerId }: Asked): Printer | undefined {
  if (printerId === undefined) return undefined
  const asked = printers.find(({ id }) => id === printerId)
  return asked ? (activeOf(asked, printers) ?? refuse('printerOff')) : refuse('printerUnknown')
}

function refuse(code: PrinterErrorCode): never {
  refuseField({ printerId: code }, printerErrors)
}
