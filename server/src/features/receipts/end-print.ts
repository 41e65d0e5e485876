import type { Principal } from '@brigade/domain/access/principal.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import type { EndPrint, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { conflict } from '#kit/errors.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { holdRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { receiptOrderColumns, receiptOrderOfRow, receiptPrintColumns, type ReceiptPrintRow } from './receipt-columns.ts'

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** Somebody has said how a print ended, or the window that printed it. */
    'receipts:printEnded': { printId: number; state: EndPrint['state']; principal: Principal; now: Date }
  }
}

export type EndPrintInput = {
  id: number
  state: EndPrint['state']
  principal: Principal
  now: Date
  followUps: FollowUps
}

/** Who printed is in no index: writing it as it is moves nothing. */
const held = { what: 'print', by: 'by' } as const

/**
 * Says how a print ended. What failed waits to be printed again. Said twice is said once; throws NotFound for a stranger's, Conflict when
 * somebody has said otherwise before.
 */
export function* endPrint({
  id,
  state,
  principal,
  now,
  followUps,
}: EndPrintInput): Work<{ print: ReceiptPrint; announcements: Announcement[] }> {
  const row = yield* holdRecord<ReceiptPrintRow>(receiptPrintColumns, { id, principal, ...held })
  const before = receiptPrintColumns.read(row)
  if (before.state === state) return { print: before, announcements: [] }
  if (before.state !== 'printing') {
    throw conflict({ message: receiptErrors.printEnded, reason: 'printEnded', extras: { print: before } })
  }
  const at = now.toISOString()
  const [ended] = yield* receiptPrintColumns.update({ state, endedAt: at }, { where: '"id" = ?', params: [id] })
  const [receiptOrder] = yield* receiptOrderColumns.updateStored(
    {
      isPrinting: false,
      claimedBy: null,
      claimedUntil: null,
      updatedAt: at,
      ...(state === 'printed' && { printedAt: at, printedBy: before.by }),
    },
    { where: '"id" = ? AND "lastPrintId" = ?', params: [before.orderId, id] },
  )
  const announcements: Announcement[] = receiptOrder
    ? [{ path: receiptOrdersPath, event: 'patched', record: receiptOrderOfRow(receiptOrder) }]
    : []
  announcements.push(...(yield* followUps.run('receipts:printEnded', { printId: id, state, principal, now })))
  return { print: receiptPrintColumns.read(ended!), announcements }
}
