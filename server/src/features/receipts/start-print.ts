import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { PrintedKind } from '@brigade/domain/receipts/receipt-document.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import { type ReceiptErrorCode, receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ReceiptPrint, StartedPrint, StartPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { findOrder } from '#features/orders/door/find-order.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import { logPrint } from '#features/orders/door/log-print.ts'
import { wireOrderOf } from '#features/orders/door/wire-order.ts'
import { conflict } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { receiptOrderColumns, receiptOrderOfRow, type ReceiptOrderRow, receiptPrintColumns } from './receipt-columns.ts'
import { secondsFrom } from './claim-receipt.ts'
import { inAllLanguages } from './door/in-all-languages.ts'

export type StartPrintInput = { body: StartPrint; principal: Principal; now: Date; catalogues: Catalogues }

export type Started = { started: StartedPrint; announcements: Announcement[] }

/**
 * Begins to print something of an order, and writes down which copy it is and who prints it, in the order's log too. Throws NotFound for a
 * stranger's order, Conflict for a claim that is over, and while another window prints the same receipt. (product, Receipts)
 */
export function* startPrint({ body, principal, now, catalogues }: StartPrintInput): Work<Started> {
  const { orderId, what, claim } = body
  yield* findOrder(orderId, principal)
  // Two who print the same at once are two copies, one after the other.
  const row = yield* holdOrder(orderId)
  const receiptOrder = what === 'receipt' ? yield* findReceiptOrder(orderId) : undefined
  const refusal = refusalOf({ receiptOrder, claim, now })
  if (refusal) throw conflict({ message: receiptErrors[refusal], reason: refusal })
  const print = yield* addPrint({ orderId, restaurantId: row.restaurantId, what, principal, now })
  yield* logPrint({ row, what, copy: print.copy, principal, now })
  const announcements = receiptOrder ? yield* markPrinting(print, now) : []
  const order = yield* inAllLanguages(wireOrderOf(row), catalogues)
  return { started: { print, order }, announcements }
}

function* findReceiptOrder(id: number): Work<ReceiptOrderRow | undefined> {
  return yield* one<ReceiptOrderRow>('SELECT * FROM receipt_orders WHERE "id" = ?', id)
}

/** A person may print what waits, what was printed and what nobody knows of; a screen that prints by itself what it has claimed. */
function refusalOf({
  receiptOrder,
  claim,
  now,
}: {
  receiptOrder: ReceiptOrderRow | undefined
  claim: string | undefined
  now: Date
}): ReceiptErrorCode | null {
  const state = receiptOrder && printStateOf(receiptOrderOfRow(receiptOrder), now.getTime())
  if (claim !== undefined) return state === 'claimed' && receiptOrder?.claimKey === claim ? null : 'claimLost'
  return state === 'claimed' || state === 'printing' ? 'printUnderWay' : null
}

type Adding = { orderId: number; restaurantId: number; what: PrintedKind; principal: Principal; now: Date }

function* addPrint({ orderId, restaurantId, what, principal, now }: Adding): Work<ReceiptPrint> {
  const earlier = yield* one<{ copies: number; onPaper: number }>(
    `SELECT COUNT(*) AS "copies", COUNT(CASE WHEN "state" <> 'failed' THEN 1 END) AS "onPaper"
     FROM receipt_prints WHERE "orderId" = ? AND "what" = ?`,
    orderId,
    what,
  )
  const added = yield* receiptPrintColumns.insert({
    orderId,
    restaurantId,
    what,
    copy: (earlier?.copies ?? 0) + 1,
    isDuplicate: (earlier?.onPaper ?? 0) > 0,
    state: 'printing',
    ...doneBy(principal, now),
  })
  return receiptPrintColumns.read(added)
}

function* markPrinting({ id, orderId, copy, by }: ReceiptPrint, now: Date): Work<Announcement[]> {
  const [row] = yield* receiptOrderColumns.updateStored(
    {
      isPrinting: true,
      copies: copy,
      lastPrintId: id,
      claimKey: null,
      claimedBy: by,
      claimedUntil: secondsFrom(now, receiptLimits.printingSeconds),
      updatedAt: now.toISOString(),
    },
    { where: '"id" = ?', params: [orderId] },
  )
  return [{ path: receiptOrdersPath, event: 'patched', record: receiptOrderOfRow(row!) }]
}
