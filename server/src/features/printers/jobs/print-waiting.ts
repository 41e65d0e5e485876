import type { PrintReason } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import type { App } from '#kit/context/context.ts'
import { printDocument } from '../line/print-document.ts'
import type { LineReason } from '../line/printer-status.ts'
import { beginNext, endPrintJob, takePrinter, type ReportedOutcome } from './printer-turn.ts'

export type WakePrinter = {
  printerId: number
  restaurantId: number
  /** The reason for waking it: once for each. */
  key: string
  /** When to wake it, if not at once. */
  runAt?: Date
  now: Date
}

type Wake = Omit<WakePrinter, 'now'>

export type PrintWaiting = { printerId: number; app: App }

/**
 * Prints what waits for a printer, one after the other, until nothing does or the printer can't be reached; returns which printers to check
 * again, and when. Does nothing if another process is printing on the printer.
 */
export async function printWaiting({ printerId, app }: PrintWaiting): Promise<Wake[]> {
  const { db, clock, printing } = app
  const leaseMs = leaseOf(printing.patience)
  const until = () => new Date(clock.now().getTime() + leaseMs)
  if (!(await db.write(() => takePrinter({ printerId, now: clock.now(), until: until() })))) return []
  const wakes: Wake[] = []
  for (;;) {
    const next = await db.write(() => beginNext({ printerId, now: clock.now(), until: until() }))
    wakes.push(...next.wakes)
    if (!next.begun) return wakes
    const { job, printer, document } = next.begun
    const outcome = await print(printer, document, app)
    wakes.push(...(await db.write(() => endPrintJob({ job, outcome, now: clock.now() }))))
  }
}

/** Prints a document and logs all details, for the administrator. */
async function print(printer: Printer, document: ReceiptDocument, { printing, log }: App): Promise<ReportedOutcome> {
  const outcome = await printDocument({ printer, document, ...printing })
  if (outcome.state !== 'printed') log.warn({ printer: printer.id, ...outcome }, 'Nothing certain was printed')
  return outcome.state === 'printed' ? outcome : { state: outcome.state, reason: toldReason(outcome.reason) }
}

/**
 * Returns the reason that venues see. They learn only that no printer answers: whether another device answers, or a port is closed, would
 * reveal what is in the network.
 */
function toldReason(reason: LineReason): PrintReason {
  return reason === 'refused' || reason === 'notPrinter' ? 'unreachable' : reason
}

/** Returns a time longer than any print takes: a process that reserves a printer for longer is gone. */
function leaseOf({ connectMs, statusMs, printMs }: App['printing']['patience']): number {
  return 2 * connectMs + statusMs + printMs + 10_000
}
