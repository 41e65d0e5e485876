import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { App } from '#kit/context.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { movePaper, printAccepted, printCancelled, printTakenBack, returnPaper } from './kitchen/print-for-kitchen.ts'
import { printReceipts, type WrittenReceipts } from './print-receipts.ts'

/** Has printed what follows from what happens to orders, in its own transaction: the jobs commit with it. */
export function followOrders({ followUps, catalogues }: App): void {
  // What staff order is accepted as it is placed.
  followUps.add('orders:placed', (placed) =>
    done(placed.order.status === 'inprogress' ? accepted({ ...placed, catalogues }) : undefined),
  )
  followUps.add('orders:moved', (moved) => done(followMove[moved.act]?.({ ...moved, catalogues })))
  followUps.add('orders:undone', (undone) => done(followUndo[undone.act]?.(undone)))
}

type Happening = Parameters<typeof printCancelled>[0]
type Moved = Parameters<typeof printAccepted>[0]

const followMove: { [act in string]?: (moved: Moved) => Work<Announcement[]> } = {
  accept: accepted,
  complete: (moved) => toldReceipts(printReceipts(moved, 'onComplete')),
  cancel: (moved) => told(printCancelled(moved)),
  merge: (moved) => told(movePaper(moved)),
}

const followUndo: { [act in string]?: (undone: Happening & { version: number }) => Work<Announcement[]> } = {
  accept: takenBack,
  cancel: takenBack,
  merge: (undone) => told(returnPaper(undone)),
}

function* accepted(moved: Moved): Work<Announcement[]> {
  const tickets = yield* told(printAccepted(moved))
  return [...tickets, ...(yield* toldReceipts(printReceipts(moved, 'onAccept')))]
}

function takenBack({ version: madeVersion, ...undone }: Happening & { version: number }): Work<Announcement[]> {
  return told(printTakenBack({ ...undone, madeVersion }))
}

/** Most of what happens has nothing printed. */
function* done(work: Work<Announcement[]> | undefined): Work<Announcement[]> {
  return work ? yield* work : []
}

function* told(work: Work<PrintJob[]>): Work<Announcement[]> {
  return (yield* work).map(toldPrint)
}

function* toldReceipts(work: Work<WrittenReceipts>): Work<Announcement[]> {
  const { jobs, announcements } = yield* work
  return [...jobs.map(toldPrint), ...announcements]
}

/** New ones are told as such, those that were withdrawn as changed. */
function toldPrint(record: PrintJob): Announcement {
  return { path: printJobsPath, event: record.version === 1 ? 'created' : 'patched', record }
}
