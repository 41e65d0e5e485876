import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import type { EndPrint, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import { lockRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { receiptOrderColumns, receiptPrintColumns, type ReceiptPrintRow } from './receipt-columns.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A person, or the window that printed, has reported how a print ended. */
    'receipts:printEnded': Call & { printId: number; state: EndPrint['state'] }
  }
}

/** No index contains the column `by`: rewriting it unchanged costs nothing. */
const held = { what: 'print', by: 'by' } as const

/**
 * Stores how a print ended. A failed one waits to be printed again. A repetition changes nothing; throws NotFound for another tenant's,
 * Conflict if the print has ended otherwise before.
 */
export function* endPrint(id: number, { state }: EndPrint, call: Call): Transaction<ReceiptPrint> {
  const { principal, now, app } = call
  const row = yield* lockRecord<ReceiptPrintRow>(receiptPrintColumns, { id, principal, ...held })
  const before = receiptPrintColumns.read(row)
  if (before.state === state) return before
  if (before.state !== 'printing') {
    throw conflict({ message: receiptErrors.printEnded, reason: 'printEnded', extras: { print: before } })
  }
  const at = now.toISOString()
  const [ended] = yield* receiptPrintColumns.update({ state, endedAt: at }, { where: '"id" = ?', params: [id] })
  yield* receiptOrderColumns.updateStored(
    {
      isPrinting: false,
      claimedBy: null,
      claimedUntil: null,
      updatedAt: at,
      ...(state === 'printed' && { printedAt: at, printedBy: before.by }),
    },
    { where: '"id" = ? AND "lastPrintId" = ?', params: [before.orderId, id] },
  )
  yield* app.transactionHooks.run('receipts:printEnded', { printId: id, state, ...call })
  return receiptPrintColumns.read(ended!)
}
