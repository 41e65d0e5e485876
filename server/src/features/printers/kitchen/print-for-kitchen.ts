import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type PaperLine, paperOfCart, type TicketLine } from '@brigade/domain/printers/kitchen-paper.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { logKitchenPrint } from '#features/orders/door/log-print.ts'
import { inAllLanguages } from '#features/receipts/door/in-all-languages.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { many, one, run, type Work } from '#kit/work.ts'
import { printJobColumns, type PrintJobRow } from '../jobs/print-job-columns.ts'
import { writePrintJob } from '../jobs/write-print-job.ts'
import { printersAt } from '../printers-at.ts'
import { ticketFor } from '../ticket-for.ts'
import { paperColumns, type PaperRow } from './paper-columns.ts'
import { routeLines } from './route-lines.ts'

type Happening = { order: Order; principal: Principal; now: Date }

type Accepted = Happening & { catalogues: Catalogues }

/** Has what is to be made of an accepted order printed: all of it, or what has changed since the kitchen had it on paper. */
export function* printAccepted({ order: accepted, principal, now, catalogues }: Accepted): Work<PrintJob[]> {
  const printers = yield* printersAt(accepted.restaurantId)
  if (printers.length === 0) return []
  const order = yield* inAllLanguages(accepted, catalogues)
  const had = yield* many<PaperRow>(
    'SELECT * FROM kitchen_papers WHERE "orderId" = ? OR "movedTo" = ? ORDER BY "orderId"',
    order.id,
    order.id,
  )
  const before = had.length === 0 ? null : had.flatMap((row) => paperColumns.read(row).lines)
  const { tickets, paper } = paperOfCart(order.cart, before, yield* routeLines(order.cart, printers))
  yield* keepPaper({ order, lines: paper, before, isMerged: had.some(({ movedTo }) => movedTo !== null) })
  return yield* writeTickets({
    order,
    printers,
    tickets,
    principal,
    now,
    what: before === null ? 'kitchen' : 'change',
    cause: causeOf(order),
  })
}

/** Tells the printers that have an order on paper that nobody is to make it; what they have not printed yet, they don't print. */
export function* printCancelled({ order, principal, now }: Happening): Work<PrintJob[]> {
  const row = yield* one<PaperRow>('SELECT * FROM kitchen_papers WHERE "orderId" = ?', order.id)
  if (!row) return []
  const { lines } = paperColumns.read(row)
  const withdrawn = yield* withdraw(
    { where: `"orderId" = ? AND "what" IN ('kitchen', 'change')`, params: [order.id] },
    now,
  )
  yield* keepPaper({ order, lines: [], before: lines, isMerged: false })
  // Whoever has some of it on paper is told of all; whoever has none has nothing to be told.
  const printed = yield* printedBy(order.id)
  const tickets = ticketsOf(lines, null, (id) => printed.has(id))
  const printers = yield* printersAt(order.restaurantId)
  const told = yield* writeTickets({
    order,
    printers,
    tickets,
    principal,
    now,
    what: 'cancellation',
    cause: causeOf(order),
  })
  return [...withdrawn, ...told]
}

/** The paper of an order that was merged goes along: what is on it is not printed again under the other's number. */
export function* movePaper({ order }: Happening): Work<PrintJob[]> {
  yield* run('UPDATE kitchen_papers SET "movedTo" = ? WHERE "orderId" = ?', order.mergedInto, order.id)
  return []
}

/** With a merge that was taken back, it comes back. */
export function* returnPaper({ order }: Happening): Work<PrintJob[]> {
  yield* run('UPDATE kitchen_papers SET "movedTo" = NULL WHERE "orderId" = ?', order.id)
  return []
}

/**
 * Brings the paper of an order back to what it was before an act that somebody has taken back: tickets that were not printed yet are withdrawn, and
 * those that were are followed by others that say the contrary.
 */
export function* printTakenBack(happening: Happening & { madeVersion: number }): Work<PrintJob[]> {
  const { order, principal, now, madeVersion } = happening
  const row = yield* one<PaperRow>('SELECT * FROM kitchen_papers WHERE "orderId" = ?', order.id)
  if (!row) return []
  const { lines, before, acceptVersion } = paperColumns.read(row)
  if (acceptVersion !== madeVersion) return []
  const cause = causeOf({ id: order.id, version: madeVersion })
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
  const told = yield* writeTickets({
    order: isGone ? { ...order, status: 'cancelled' } : order,
    printers: yield* printersAt(order.restaurantId),
    tickets,
    principal,
    now,
    what: isGone ? 'cancellation' : 'change',
    cause: causeOf(order),
  })
  return [...withdrawn, ...told]
}

type KeepPaper = { order: Order; lines: PaperLine[]; before: PaperLine[] | null; isMerged: boolean }

function* keepPaper({ order, lines, before, isMerged }: KeepPaper): Work<void> {
  const set = { lines, before, acceptVersion: order.version, movedTo: null }
  if (isMerged) yield* run('DELETE FROM kitchen_papers WHERE "movedTo" = ?', order.id)
  const changed = yield* paperColumns.update(set, { where: '"orderId" = ?', params: [order.id] })
  if (changed.length === 0) yield* paperColumns.insert({ orderId: order.id, ...set })
}

type Withdrawn = { where: string; params: readonly (number | string)[] }

function* withdraw({ where, params }: Withdrawn, now: Date): Work<PrintJob[]> {
  const rows = yield* printJobColumns.update(
    { state: 'withdrawn', updatedAt: now.toISOString(), updatedBy: null, updatedByKind: null, updatedById: null },
    { where: `${where} AND "state" = 'waiting'`, params },
  )
  return rows.map((row) => printJobColumns.read(row))
}

/** The printers from which something of an order may have come out. */
function* printedBy(orderId: number): Work<ReadonlySet<number>> {
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

type WriteTickets = Happening & {
  printers: readonly Printer[]
  tickets: ReadonlyMap<number, readonly TicketLine[]>
  what: 'kitchen' | 'change' | 'cancellation'
  cause: string
}

function* writeTickets({ order, printers, tickets, what, cause, principal, now }: WriteTickets): Work<PrintJob[]> {
  if (tickets.size === 0) return []
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`Order ${order.id} is of a venue that is gone`)
  const written: PrintJob[] = []
  for (const printer of printers) {
    const lines = tickets.get(printer.id)
    if (!lines) continue
    const document = ticketFor({ printer, order, venue, lines, isDuplicate: false })
    const job = yield* writePrintJob({ printer, orderId: order.id, what, document, cause, principal, now })
    if (job) written.push(job)
  }
  if (written.length > 0) yield* logKitchenPrint({ row: order, what, principal, now })
  return written
}

/** An act makes one version of an order, and is printed once. */
function causeOf({ id, version }: Pick<Order, 'id' | 'version'>): string {
  return `order:${id}:${version}`
}
