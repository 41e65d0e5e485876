import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { PrintReason } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { announce } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { printDocument } from '../line/print-document.ts'
import type { LineReason } from '../line/print-on-line.ts'
import type { WakePrinter } from './print-tickets.job.ts'
import { beginNext, endPrint, takePrinter, type ToldOutcome } from './printer-turn.ts'

type Wake = Omit<WakePrinter, 'now'>

export type PrintWaiting = { printerId: number; app: App }

/**
 * Prints what waits for a printer, one after the other, until nothing does or the printer can't be reached; gives which printers are to be looked at
 * again, and when. What becomes of each print is told after its commit. Where another process prints on the printer, that one does it.
 */
export async function printWaiting({ printerId, app }: PrintWaiting): Promise<Wake[]> {
  const { db, clock, printing } = app
  const leaseMs = leaseOf(printing.patience)
  const until = () => new Date(clock.now().getTime() + leaseMs)
  const cutOff = await db.write(() => takePrinter({ printerId, now: clock.now(), until: until() }))
  if (!cutOff) return []
  announce(app, cutOff)
  const wakes: Wake[] = []
  for (;;) {
    const next = await db.write(() => beginNext({ printerId, now: clock.now(), until: until() }))
    announce(app, next.told)
    wakes.push(...next.wakes)
    if (!next.begun) return wakes
    const { job, printer, document } = next.begun
    announce(app, [{ path: printJobsPath, event: 'patched', record: job }])
    const outcome = await print(printer, document, app)
    const ended = await db.write(() => endPrint({ job, outcome, now: clock.now() }))
    announce(app, ended.told)
    wakes.push(...ended.wakes)
  }
}

/** The log keeps all that is known of it, for the administrator. */
async function print(printer: Printer, document: ReceiptDocument, { printing, log }: App): Promise<ToldOutcome> {
  const outcome = await printDocument({ printer, document, ...printing })
  if (outcome.state !== 'printed') log.warn({ printer: printer.id, ...outcome }, 'Nothing certain was printed')
  return outcome.state === 'printed' ? outcome : { state: outcome.state, reason: toldReason(outcome.reason) }
}

/** A venue is told that no printer answers: whether something else does, or a port is closed, would tell what stands in the network. */
function toldReason(reason: LineReason): PrintReason {
  return reason === 'refused' || reason === 'notPrinter' ? 'unreachable' : reason
}

/** Longer than any print takes: a process that holds a printer for longer is gone. */
function leaseOf({ connectMs, statusMs, printMs }: App['printing']['patience']): number {
  return 2 * connectMs + statusMs + printMs + 10_000
}
