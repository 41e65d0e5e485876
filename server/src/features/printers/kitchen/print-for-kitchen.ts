import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type PaperLine, paperOfCart, type TicketLine } from '@brigade/domain/printers/kitchen-paper.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { logKitchenPrint } from '#features/orders/public/log-print.ts'
import { inAllLanguages } from '#features/receipts/public/in-all-languages.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { many, one, run, type Transaction } from '#kit/database/transaction.ts'
import { printJobColumns, type PrintJobRow } from '../jobs/print-job-columns.ts'
import { writePrintJob } from '../jobs/write-print-job.ts'
import { printersAt } from '../printers-at.ts'
import { ticketFor } from '../ticket-for.ts'
import { paperColumns, type PaperRow } from './paper-columns.ts'
import { routeLines } from './route-lines.ts'

type Happening = Call & { order: Order }

/** Prints what the kitchen has to make of an accepted order: all of it, or the changes since the last paper. */
export function* printAccepted({ order: accepted, principal, now, app }: Happening): Transaction<void> {
  const printers = yield* printersAt(accepted.restaurantId)
  if (printers.length === 0) return
  const order = yield* inAllLanguages(accepted, app.catalogues)
  const had = yield* many<PaperRow>(
    'SELECT * FROM kitchen_papers WHERE "orderId" = ? OR "movedTo" = ? ORDER BY "orderId"',
    order.id,
    order.id,
  )
  const before = had.length === 0 ? null : had.flatMap((row) => paperColumns.read(row).lines)
  const { tickets, paper } = paperOfCart(order.cart, before, yield* routeLines(order.cart, printers))
  yield* keepPaper({ order, lines: paper, before, isMerged: had.some(({ movedTo }) => movedTo !== null) })
  yield* writeTickets({
    order,
    printers,
    tickets,
    principal,
    now,
    what: before === null ? 'kitchen' : 'change',
    cause: causeOf(order),
  })
}

/** Prints a cancellation at the printers that have an order on paper; tickets that are not printed yet are withdrawn. */
export function* printCancelled({ order, principal, now }: Happening): Transaction<void> {
  const row = yield* one<PaperRow>('SELECT * FROM kitchen_papers WHERE "orderId" = ?', order.id)
  if (!row) return
  const { lines } = paperColumns.read(row)
  yield* withdraw({ where: `"orderId" = ? AND "what" IN ('kitchen', 'change')`, params: [order.id] }, now)
  yield* keepPaper({ order, lines: [], before: lines, isMerged: false })
  // A printer that has part of it on paper gets all of the cancellation; a printer that has none gets nothing.
  const printed = yield* printedBy(order.id)
  const tickets = ticketsOf(lines, null, (id) => printed.has(id))
  const printers = yield* printersAt(order.restaurantId)
  yield* writeTickets({
    order,
    printers,
    tickets,
    principal,
    now,
    what: 'cancellation',
    cause: causeOf(order),
  })
}

/** Moves the paper of a merged order: its lines are not printed again under the other's number. */
export function* movePaper({ order }: Happening): Transaction<void> {
  yield* run('UPDATE kitchen_papers SET "movedTo" = ? WHERE "orderId" = ?', order.mergedInto, order.id)
}

/** Restores an order's paper when its merge is undone. */
export function* returnPaper({ order }: Happening): Transaction<void> {
  yield* run('UPDATE kitchen_papers SET "movedTo" = NULL WHERE "orderId" = ?', order.id)
}

/**
 * Restores the paper of an order to what it was before an act that was undone. Tickets that are not printed yet are withdrawn. For printed
 * tickets, new ones are printed that reverse them.
 */
export function* printTakenBack(happening: Happening & { version: number }): Transaction<void> {
  const { order, principal, now, version } = happening
  const row = yield* one<PaperRow>('SELECT * FROM kitchen_papers WHERE "orderId" = ?', order.id)
  if (!row) return
  const { lines, before, acceptVersion } = paperColumns.read(row)
  if (acceptVersion !== version) return
  const cause = causeOf({ id: order.id, version })
  const withdrawn = yield* withdraw(
    { where: '"orderId" = ? AND "cause" LIKE ?', params: [order.id, `${cause}:%`] },
    now,
  )
  const silent = new Set(withdrawn.map(({ printerId }) => printerId))
  if (before === null) yield* run('DELETE FROM kitchen_papers WHERE "orderId" = ?', order.id)
  else yield* keepPaper({ order, lines: before, before: null, isMerged: false })
  const isGone = before === null
  const tickets = isGone
    ? ticketsOf(lines, null, (id) => !silent.has(id))
    : backwards({ lines, before, isTold: (id) => !silent.has(id) })
  yield* writeTickets({
    order: isGone ? { ...order, status: 'cancelled' } : order,
    printers: yield* printersAt(order.restaurantId),
    tickets,
    principal,
    now,
    what: isGone ? 'cancellation' : 'change',
    cause: causeOf(order),
  })
}

type KeepPaper = { order: Order; lines: PaperLine[]; before: PaperLine[] | null; isMerged: boolean }

function* keepPaper({ order, lines, before, isMerged }: KeepPaper): Transaction<void> {
  const set = { lines, before, acceptVersion: order.version, movedTo: null }
  if (isMerged) yield* run('DELETE FROM kitchen_papers WHERE "movedTo" = ?', order.id)
  const changed = yield* paperColumns.update(set, { where: '"orderId" = ?', params: [order.id] })
  if (changed.length === 0) yield* paperColumns.insert({ orderId: order.id, ...set })
}

type Withdrawn = { where: string; params: readonly (number | string)[] }

function* withdraw({ where, params }: Withdrawn, now: Date): Transaction<PrintJob[]> {
  const rows = yield* printJobColumns.update(
    { state: 'withdrawn', updatedAt: now.toISOString(), updatedBy: null, updatedByKind: null, updatedById: null },
    { where: `${where} AND "state" = 'waiting'`, params },
  )
  return rows.map((row) => printJobColumns.read(row))
}

/** Returns the printers at which something of an order may have come out. */
function* printedBy(orderId: number): Transaction<ReadonlySet<number>> {
  const rows = yield* many<Pick<PrintJobRow, 'printerId'>>(
    `SELECT DISTINCT "printerId" FROM print_jobs
     WHERE "orderId" = ? AND "what" IN ('kitchen', 'change') AND "state" IN ('printing', 'printed', 'uncertain')`,
    orderId,
  )
  return new Set(rows.map(({ printerId }) => printerId))
}

type IsTold = (printerId: number) => boolean

function ticketsOf(lines: readonly PaperLine[], change: TicketLine['change'], isTold: IsTold) {
  const tickets = new Map<number, TicketLine[]>()
  for (const { line, printerIds } of lines) {
    for (const id of printerIds.filter(isTold)) tickets.set(id, [...(tickets.get(id) ?? []), { line, change }])
  }
  return tickets
}

function backwards({ lines, before, isTold }: { lines: PaperLine[]; before: PaperLine[]; isTold: IsTold }) {
  const printersOf = new Map(before.map(({ line, printerIds }) => [line, printerIds]))
  const { tickets } = paperOfCart([...printersOf.keys()], lines, (line) => printersOf.get(line) ?? [])
  return new Map([...tickets].filter(([id]) => isTold(id)))
}

type WriteTickets = Caller & {
  order: Order
  printers: readonly Printer[]
  tickets: ReadonlyMap<number, readonly TicketLine[]>
  what: 'kitchen' | 'change' | 'cancellation'
  cause: string
}

function* writeTickets({ order, printers, tickets, what, cause, principal, now }: WriteTickets): Transaction<void> {
  if (tickets.size === 0) return
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  let isWritten = false
  for (const printer of printers) {
    const lines = tickets.get(printer.id)
    if (!lines) continue
    const document = ticketFor({ printer, order, venue, lines, isDuplicate: false })
    const job = yield* writePrintJob({ printer, orderId: order.id, what, document, cause, principal, now })
    if (job) isWritten = true
  }
  if (isWritten) yield* logKitchenPrint({ row: order, what, principal, now })
}

/** Returns the cause of a print: an act makes one version of an order, and is printed once. */
function causeOf({ id, version }: Pick<Order, 'id' | 'version'>): string {
  return `order:${id}:${version}`
}
