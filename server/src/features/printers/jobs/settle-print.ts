import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { placesFor, type Transaction } from '#kit/database/transaction.ts'
import { printJobColumns } from './print-job-columns.ts'

/**
 * Applies what a person says in the receipts list about a receipt of a printer: one that was printed no longer waits, and one that was not
 * is left to the screens.
 */
export function* settlePrint(ended: HookInputs['receipts:printEnded']): Transaction<void> {
  const { printId, state, principal, now } = ended
  const open = state === 'printed' ? ['uncertain'] : ['uncertain', 'waiting']
  yield* printJobColumns.update(
    { state: state === 'printed' ? 'printed' : 'withdrawn', reason: null, ...updatedBy(principal, now) },
    { where: `"receiptPrintId" = ? AND "state" IN (${placesFor(open)})`, params: [printId, ...open] },
  )
}
