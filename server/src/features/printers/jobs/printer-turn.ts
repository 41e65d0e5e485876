// Decision 83: docs/decisions/0083-network-printers.md

import type { PrintJob, PrintReason } from '@brigade/domain/printers/print-jobs.schema.ts'
import { printerLimits } from '@brigade/domain/printers/printers.limits.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import { many, one, run, type Transaction } from '#kit/database/transaction.ts'
import { printerColumns, type PrinterRow } from '../printer-columns.ts'
import { printJobColumns } from './print-job-columns.ts'
import { publishReceipts } from './publish-receipts.ts'

/** The outcome of a print, as venues see it. */
export type ReportedOutcome = { state: 'printed' } | { state: 'notPrinted' | 'uncertain'; reason: PrintReason }

type Turn = {
  printerId: number
  now: Date
  /** The time until which the printer is reserved for its process, unless that extends it. */
  until: Date
}

type Wake = { printerId: number; restaurantId: number; key: string; runAt?: Date }

type Begun = { job: PrintJob; printer: Printer; document: ReceiptDocument }

/** The stored state of a printer, including its failures. */
type Lane = PrinterRow & { failures: number; retryAt: string | null }

/**
 * Reserves a printer, on which one process prints at a time; returns false if another has it. Prints of a process that is gone may have
 * come out: they wait for a person.
 */
export function* takePrinter({ printerId, now, until }: Turn): Transaction<boolean> {
  const taken = yield* run(
    'UPDATE printers SET "busyUntil" = ? WHERE "id" = ? AND ("busyUntil" IS NULL OR "busyUntil" <= ? OR "busyUntil" > ?)',
    until.toISOString(),
    printerId,
    now.toISOString(),
    // It was reserved while the clock was ahead.
    aheadOf(until).toISOString(),
  )
  if (taken === 0) return false
  const begun = { where: `"printerId" = ? AND "state" = 'printing'`, params: [printerId] }
  yield* move({ state: 'uncertain', reason: 'cutOff' }, begun, now)
  return true
}

/**
 * Begins what has waited longest for a reserved printer; releases the printer if nothing waits, or if it has to wait before the next try.
 * Returns which printers to check again.
 */
export function* beginNext({ printerId, now, until }: Turn): Transaction<{ wakes: Wake[]; begun?: Begun }> {
  for (;;) {
    const lane = yield* one<Lane>('SELECT * FROM printers WHERE "id" = ?', printerId)
    if (!lane) return { wakes: [] }
    const isFree = yield* run(
      `UPDATE printers SET "busyUntil" = NULL
       WHERE "id" = ? AND NOT EXISTS (SELECT 1 FROM print_jobs WHERE "printerId" = ? AND "state" = 'waiting')`,
      printerId,
      printerId,
    )
    if (isFree > 0) return { wakes: [] }
    if (lane.retryAt !== null && isStillToCome(lane.retryAt, now)) {
      yield* run('UPDATE printers SET "busyUntil" = NULL WHERE "id" = ?', printerId)
      const runAt = new Date(lane.retryAt)
      const { restaurantId } = lane
      return { wakes: [{ printerId, restaurantId, runAt, key: `again:${runAt.toISOString()}` }] }
    }
    const printer = printerColumns.read(lane)
    if (!printer.isActive) {
      const wakes = yield* handOver({ printer, now, reason: 'printerOff' })
      if (!wakes) yield* giveUp(printer, now)
      yield* run('UPDATE printers SET "busyUntil" = NULL WHERE "id" = ?', printerId)
      return { wakes: wakes ?? [] }
    }
    yield* run('UPDATE printers SET "busyUntil" = ? WHERE "id" = ?', until.toISOString(), printerId)
    const [row] = yield* printJobColumns.update(
      { state: 'printing', updatedAt: now.toISOString() },
      {
        where: `"id" = (SELECT MIN("id") FROM print_jobs WHERE "printerId" = ? AND "state" = 'waiting') AND "state" = 'waiting'`,
        params: [printerId],
      },
    )
    // It was given up in between.
    if (!row) continue
    const { document } = printJobColumns.readKept(row)
    return { wakes: [], begun: { job: printJobColumns.read(row), printer, document } }
  }
}

/**
 * Stores the outcome of a print that was begun. If nothing came out, the print waits for the next try. After some tries without a connection,
 * all prints that wait for the printer move to its fallback, or fail if it has none. Returns which printers to check again.
 */
export function* endPrintJob({
  job,
  outcome,
  now,
}: {
  job: PrintJob
  outcome: ReportedOutcome
  now: Date
}): Transaction<Wake[]> {
  const { id, printerId } = job
  const begun = { where: `"id" = ? AND "state" = 'printing'`, params: [id] }
  const lane = yield* one<Lane>('SELECT * FROM printers WHERE "id" = ?', printerId)
  if (outcome.state === 'printed') {
    yield* run('UPDATE printers SET "failures" = 0, "retryAt" = NULL WHERE "id" = ?', printerId)
    yield* move({ state: 'printed', reason: null }, begun, now)
    return []
  }
  const { reason } = outcome
  // A print that is too long is not the printer's fault, and the next one may be shorter.
  if (!lane || reason === 'tooLong') {
    yield* move({ state: !lane && outcome.state === 'uncertain' ? 'uncertain' : 'failed', reason }, begun, now)
    return []
  }

  const failures = lane.failures + 1
  const wait = waitAfter(failures, now)
  if (outcome.state === 'uncertain') {
    yield* leaveAlone({ printerId, failures, until: wait })
    yield* move({ state: 'uncertain', reason }, begun, now)
    return []
  }
  yield* move({ state: 'waiting', reason }, begun, now)
  const printer = printerColumns.read(lane)
  if (failures >= printerLimits.triesBeforeFallback) {
    const over = yield* handOver({ printer, now, reason })
    if (over) {
      yield* leaveAlone({ printerId, failures, until: null })
      return over
    }
  }
  if (failures >= printerLimits.triesBeforeFailure) {
    yield* leaveAlone({ printerId, failures, until: null })
    const stopped = { where: `"id" = ? AND "state" = 'waiting'`, params: [id] }
    yield* move({ state: 'failed', reason }, stopped, now)
    return []
  }
  yield* leaveAlone({ printerId, failures, until: wait })
  return []
}

/** Moves what waits for a printer to its fallback, and returns which printer to wake; undefined if there is none. */
function* handOver({
  printer,
  now,
  reason,
}: {
  printer: Printer
  now: Date
  reason: PrintJob['reason']
}): Transaction<Wake[] | undefined> {
  const rows = yield* many<PrinterRow>('SELECT * FROM printers WHERE "restaurantId" = ?', printer.restaurantId)
  const printers = rows.map((row) => printerColumns.read(row))
  const next = printers.find(({ id }) => id === printer.fallbackPrinterId)
  const other = next && activeOf(next, printers)
  if (!other || other.id === printer.id) return undefined
  const [first] = yield* move(
    { printerId: other.id, insteadOfId: printer.id, reason },
    { where: `"printerId" = ? AND "state" = 'waiting'`, params: [printer.id] },
    now,
  )
  if (!first) return []
  const key = `${first.id}:${first.version}`
  return [{ printerId: other.id, restaurantId: printer.restaurantId, key }]
}

function* giveUp({ id }: Printer, now: Date): Transaction<void> {
  const waiting = { where: `"printerId" = ? AND "state" = 'waiting'`, params: [id] }
  yield* move({ state: 'failed', reason: 'printerOff' }, waiting, now)
}

function* leaveAlone(left: { printerId: number; failures: number; until: Date | null }): Transaction<void> {
  const { printerId, failures, until } = left
  yield* run(
    'UPDATE printers SET "failures" = ?, "retryAt" = ? WHERE "id" = ?',
    failures,
    until?.toISOString() ?? null,
    printerId,
  )
}

/** Returns whether a time is still to come. One beyond the longest wait was stored while the clock was ahead. */
function isStillToCome(retryAt: string, now: Date): boolean {
  const latest = waitAfter(printerLimits.waitSeconds.length, aheadOf(now))
  return Date.parse(retryAt) > now.getTime() && Date.parse(retryAt) <= latest.getTime()
}

function waitAfter(failures: number, now: Date): Date {
  const { waitSeconds } = printerLimits
  const seconds = waitSeconds[Math.min(failures, waitSeconds.length) - 1] ?? waitSeconds[0]
  return new Date(now.getTime() + seconds * 1000)
}

/** Changes prints on behalf of the server itself: without a name. */
function* move(
  set: Partial<Pick<PrintJob, 'state' | 'reason' | 'printerId' | 'insteadOfId'>>,
  found: { where: string; params: readonly number[] },
  now: Date,
): Transaction<PrintJob[]> {
  const by = { updatedAt: now.toISOString(), updatedBy: null, updatedByKind: null, updatedById: null }
  const rows = yield* printJobColumns.update({ ...set, ...by }, found)
  yield* publishReceipts(rows, now)
  return rows.map((row) => printJobColumns.read(row)).toSorted((one, other) => one.id - other.id)
}
