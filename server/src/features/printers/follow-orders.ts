import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { App } from '#kit/context.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { movePaper, printAccepted, printCancelled, printTakenBack, returnPaper } from './kitchen/print-for-kitchen.ts'
import { printReceipts } from './print-receipts.ts'

/** Has printed what follows from what happens to orders, in its own transaction: the jobs commit with it. */
export function followOrders({ followUps, catalogues }: App): void {
  // What staff order is accepted as it is placed.
  followUps.add('orders:placed', (placed) =>
    told(placed.order.status === 'inprogress' ? accepted({ ...placed, catalogues }) : undefined),
  )
  followUps.add('orders:moved', (moved) => told(followMove[moved.act]?.({ ...moved, catalogues })))
  followUps.add('orders:undone', (undone) => told(followUndo[undone.act]?.(undone)))
}

type Happening = Parameters<typeof printCancelled>[0]
type Moved = Parameters<typeof printAccepted>[0]

const followMove: { [act in string]?: (moved: Moved) => Work<PrintJob[]> } = {
  accept: accepted,
  complete: (moved) => printReceipts(moved, 'onComplete'),
  cancel: printCancelled,
  merge: movePaper,
}

const followUndo: { [act in string]?: (undone: Happening & { version: number }) => Work<PrintJob[]> } = {
  accept: takenBack,
  cancel: takenBack,
  merge: returnPaper,
}

function* accepted(moved: Moved): Work<PrintJob[]> {
  const tickets = yield* printAccepted(moved)
  return [...tickets, ...(yield* printReceipts(moved, 'onAccept'))]
}

function takenBack({ version: madeVersion, ...undone }: Happening & { version: number }): Work<PrintJob[]> {
  return printTakenBack({ ...undone, madeVersion })
}

/** New ones are told as such, those that were withdrawn as changed. */
function* told(work: Work<PrintJob[]> | undefined): Work<Announcement[]> {
  const jobs = work ? yield* work : []
  return jobs.map((record) => ({
    path: printJobsPath,
    event: record.version === 1 ? 'created' : 'patched',
    record,
  }))
}
