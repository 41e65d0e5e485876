import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import type { App } from '#kit/context.ts'
import { printDocument } from '../line/print-document.ts'
import type { WakePrinter } from './print-tickets.job.ts'
import { beginNext, endPrint, takePrinter } from './printer-turn.ts'

type Wake = Omit<WakePrinter, 'now'>

export type PrintWaiting = {
  printerId: number
  app: App
  /** Hears what becomes of each print, after the commit. */
  tell(job: PrintJob): void
}

/**
 * Prints what waits for a printer, one after the other, until nothing does or the printer can't be reached; gives which printers are to be looked at
 * again, and when. Where another process prints on it, that one does it.
 */
export async function printWaiting({ printerId, app, tell }: PrintWaiting): Promise<Wake[]> {
  const { db, clock, printing } = app
  const leaseMs = leaseOf(printing.patience)
  const until = () => new Date(clock.now().getTime() + leaseMs)
  const cutOff = await db.write(() => takePrinter({ printerId, now: clock.now(), until: until() }))
  if (!cutOff) return []
  for (const job of cutOff) tell(job)
  const wakes: Wake[] = []
  for (;;) {
    const next = await db.write(() => beginNext({ printerId, now: clock.now(), until: until() }))
    for (const job of next.moved) tell(job)
    wakes.push(...next.wakes)
    if (!next.begun) return wakes
    const { job, printer, document } = next.begun
    tell(job)
    const outcome = await print(printer, document, app)
    const ended = await db.write(() => endPrint({ job, outcome, now: clock.now() }))
    for (const moved of ended.moved) tell(moved)
    wakes.push(...ended.wakes)
  }
}

async function print(printer: Printer, document: ReceiptDocument, { printing, log }: App) {
  const outcome = await printDocument({ printer, document, ...printing })
  if (outcome.state !== 'printed') log.warn({ printer: printer.id, ...outcome }, 'Nothing certain was printed')
  return outcome
}

/** Longer than any print takes: a process that holds a printer for longer is gone. */
function leaseOf({ connectMs, statusMs, printMs }: App['printing']['patience']): number {
  return 2 * connectMs + statusMs + printMs + 10_000
}
