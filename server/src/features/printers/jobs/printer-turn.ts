import type { PrintJob, PrintReason } from '@brigade/domain/printers/print-jobs.schema.ts'
import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import { printerLimits } from '@brigade/domain/printers/printers.limits.ts'
import { activeOf } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { aheadOf } from '#kit/clock.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { many, one, run, type Work } from '#kit/work.ts'
import { printerColumns, type PrinterRow } from '../printer-columns.ts'
import { printJobColumns } from './print-job-columns.ts'
import { tellReceipts } from './tell-receipts.ts'

/** What became of a print, as venues are told. */
export type ToldOutcome = { state: 'printed' } | { state: 'notPrinted' | 'uncertain'; reason: PrintReason }

type Turn = {
  printerId: number
  now: Date
  /** Until when the printer belongs to who takes it, unless they take it again. */
  until: Date
}

type Wake = { printerId: number; restaurantId: number; key: string; runAt?: Date }

/** What is told of what a step did to prints, and which printers are to be looked at again. */
export type TurnStep = { told: Announcement[]; wakes: Wake[] }

type Begun = { job: PrintJob; printer: Printer; document: ReceiptDocument }

/** What is kept of a printer beside its record. */
type Lane = PrinterRow & { failures: number; retryAt: string | null }

/**
 * Takes a printer, on which one process prints at a time; undefined where another does. What somebody was printing who is gone may have come
 * out: told are such prints, which wait for a person.
 */
export function* takePrinter({ printerId, now, until }: Turn): Work<Announcement[] | undefined> {
  const taken = yield* run(
    'UPDATE printers SET "busyUntil" = ? WHERE "id" = ? AND ("busyUntil" IS NULL OR "busyUntil" <= ? OR "busyUntil" > ?)',
    until.toISOString(),
    printerId,
    now.toISOString(),
    // Taken while the clock was ahead.
    aheadOf(until).toISOString(),
  )
  if (taken === 0) return undefined
  const begun = { where: `"printerId" = ? AND "state" = 'printing'`, params: [printerId] }
  return (yield* move({ state: 'uncertain', reason: 'cutOff' }, begun, now)).told
}

/** Begins what has waited longest for a printer that is taken; where nothing does, or it is to be left alone for a while, gives it back. */
export function* beginNext({ printerId, now, until }: Turn): Work<TurnStep & { begun?: Begun }> {
  for (;;) {
    const lane = yield* one<Lane>('SELECT * FROM printers WHERE "id" = ?', printerId)
    if (!lane) return { told: [], wakes: [] }
    const isFree = yield* run(
      `UPDATE printers SET "busyUntil" = NULL
       WHERE "id" = ? AND NOT EXISTS (SELECT 1 FROM print_jobs WHERE "printerId" = ? AND "state" = 'waiting')`,
      printerId,
      printerId,
    )
    if (isFree > 0) return { told: [], wakes: [] }
    if (lane.retryAt !== null && isStillToCome(lane.retryAt, now)) {
      yield* run('UPDATE printers SET "busyUntil" = NULL WHERE "id" = ?', printerId)
      const runAt = new Date(lane.retryAt)
      const { restaurantId } = lane
      return { told: [], wakes: [{ printerId, restaurantId, runAt, key: `again:${runAt.toISOString()}` }] }
    }
    const printer = printerColumns.read(lane)
    if (!printer.isActive) {
      const step = (yield* handOver({ printer, now, reason: 'printerOff' })) ?? (yield* giveUp(printer, now))
      yield* run('UPDATE printers SET "busyUntil" = NULL WHERE "id" = ?', printerId)
      return step
    }
    yield* run('UPDATE printers SET "busyUntil" = ? WHERE "id" = ?', until.toISOString(), printerId)
    const [row] = yield* printJobColumns.update(
      { state: 'printing', updatedAt: now.toISOString() },
      {
        where: `"id" = (SELECT MIN("id") FROM print_jobs WHERE "printerId" = ? AND "state" = 'waiting') AND "state" = 'waiting'`,
        params: [printerId],
      },
    )
    // Somebody has given it up meanwhile.
    if (!row) continue
    const { document } = printJobColumns.readKept(row)
    return { told: [], wakes: [], begun: { job: printJobColumns.read(row), printer, document } }
  }
}

/**
 * Writes down what became of a print that was begun. One of which nothing came out waits for the next try; after some of them that reached
 * nobody all that waits for the printer goes to the one that stands in for it, and without such a one it has failed.
 */
export function* endPrint({ job, outcome, now }: { job: PrintJob; outcome: ToldOutcome; now: Date }): Work<TurnStep> {
  const { id, printerId } = job
  const begun = { where: `"id" = ? AND "state" = 'printing'`, params: [id] }
  const lane = yield* one<Lane>('SELECT * FROM printers WHERE "id" = ?', printerId)
  if (outcome.state === 'printed') {
    yield* run('UPDATE printers SET "failures" = 0, "retryAt" = NULL WHERE "id" = ?', printerId)
    return { told: (yield* move({ state: 'printed', reason: null }, begun, now)).told, wakes: [] }
  }
  const { reason } = outcome
  if (!lane)
    return {
      told: (yield* move({ state: outcome.state === 'uncertain' ? 'uncertain' : 'failed', reason }, begun, now)).told,
      wakes: [],
    }
  // The printer is not to blame, and the next may be shorter.
  if (reason === 'tooLong') return { told: (yield* move({ state: 'failed', reason }, begun, now)).told, wakes: [] }

  const failures = lane.failures + 1
  const wait = waitAfter(failures, now)
  if (outcome.state === 'uncertain') {
    yield* leaveAlone({ printerId, failures, until: wait })
    return { told: (yield* move({ state: 'uncertain', reason }, begun, now)).told, wakes: [] }
  }
  const { told } = yield* move({ state: 'waiting', reason }, begun, now)
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
    return { told: (yield* move({ state: 'failed', reason }, stopped, now)).told, wakes: [] }
  }
  yield* leaveAlone({ printerId, failures, until: wait })
  return { told, wakes: [] }
}

/** Gives what waits for a printer to the one that stands in for it; undefined where none does. */
function* handOver({
  printer,
  now,
  reason,
}: {
  printer: Printer
  now: Date
  reason: PrintJob['reason']
}): Work<TurnStep | undefined> {
  const rows = yield* many<PrinterRow>('SELECT * FROM printers WHERE "restaurantId" = ?', printer.restaurantId)
  const printers = rows.map((row) => printerColumns.read(row))
  const next = printers.find(({ id }) => id === printer.fallbackPrinterId)
  const other = next && activeOf(next, printers)
  if (!other || other.id === printer.id) return undefined
  const { told, jobs } = yield* move(
    { printerId: other.id, insteadOfId: printer.id, reason },
    { where: `"printerId" = ? AND "state" = 'waiting'`, params: [printer.id] },
    now,
  )
  const [first] = jobs
  if (!first) return { told, wakes: [] }
  const key = `${first.id}:${first.version}`
  return { told, wakes: [{ printerId: other.id, restaurantId: printer.restaurantId, key }] }
}

function* giveUp({ id }: Printer, now: Date): Work<TurnStep> {
  const waiting = { where: `"printerId" = ? AND "state" = 'waiting'`, params: [id] }
  return { told: (yield* move({ state: 'failed', reason: 'printerOff' }, waiting, now)).told, wakes: [] }
}

function* leaveAlone(left: { printerId: number; failures: number; until: Date | null }): Work<void> {
  const { printerId, failures, until } = left
  yield* run(
    'UPDATE printers SET "failures" = ?, "retryAt" = ? WHERE "id" = ?',
    failures,
    until?.toISOString() ?? null,
    printerId,
  )
}

/** What is later than any wait was written while the clock was ahead. */
function isStillToCome(retryAt: string, now: Date): boolean {
  const latest = waitAfter(printerLimits.waitSeconds.length, aheadOf(now))
  return Date.parse(retryAt) > now.getTime() && Date.parse(retryAt) <= latest.getTime()
}

function waitAfter(failures: number, now: Date): Date {
  const { waitSeconds } = printerLimits
  const seconds = waitSeconds[Math.min(failures, waitSeconds.length) - 1] ?? waitSeconds[0]
  return new Date(now.getTime() + seconds * 1000)
}

/** The server itself moves them: nobody's name stands there. */
function* move(
  set: Partial<Pick<PrintJob, 'state' | 'reason' | 'printerId' | 'insteadOfId'>>,
  found: { where: string; params: readonly number[] },
  now: Date,
): Work<{ jobs: PrintJob[]; told: Announcement[] }> {
  const by = { updatedAt: now.toISOString(), updatedBy: null, updatedByKind: null, updatedById: null }
  const rows = yield* printJobColumns.update({ ...set, ...by }, found)
  const jobs = rows.map((row) => printJobColumns.read(row)).toSorted((one, other) => one.id - other.id)
  const told = jobs.map((record): Announcement => ({ path: printJobsPath, event: 'patched', record }))
  return { jobs, told: [...told, ...(yield* tellReceipts(rows, now))] }
}
