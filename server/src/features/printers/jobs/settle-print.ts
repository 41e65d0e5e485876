import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { updatedBy } from '#kit/records.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { printJobColumns } from './print-job-columns.ts'

/** What somebody says among the receipts of one that a printer had: what came out waits for nobody any more, and what did not is left to the screens. */
export function* settlePrint(ended: Happenings['receipts:printEnded']): Work<Announcement[]> {
  const { printId, state, principal, now } = ended
  const open = state === 'printed' ? ['uncertain'] : ['uncertain', 'waiting']
  const settled = yield* printJobColumns.update(
    { state: state === 'printed' ? 'printed' : 'withdrawn', reason: null, ...updatedBy(principal, now) },
    { where: `"receiptPrintId" = ? AND "state" IN (${placesFor(open)})`, params: [printId, ...open] },
  )
  return settled.map((row) => ({ path: printJobsPath, event: 'patched', record: printJobColumns.read(row) }))
}
