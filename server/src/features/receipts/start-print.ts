import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { problemsOfAskedPrint } from '@brigade/domain/receipts/asked-print.ts'
import { type ReceiptErrorCode, receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { StartedPrint, StartPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { findOrder } from '#features/orders/door/find-order.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import { tabOf } from '#features/orders/door/tab-of.ts'
import { wireOrderOf } from '#features/orders/door/wire-order.ts'
import { conflict, refuseFields } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { beginPrint } from './begin-print.ts'
import { receiptOrderOfRow, type ReceiptOrderRow } from './receipt-columns.ts'
import { secondsFrom } from './claim-receipt.ts'
import { beginBill, holdOrdersOfBill } from './door/begin-bill.ts'
import { inAllLanguages } from './door/in-all-languages.ts'
import { refuseCopies } from './door/refuse-copies.ts'

export type StartPrintInput = { body: StartPrint; principal: Principal; now: Date; catalogues: Catalogues }

export type Started = { started: StartedPrint; announcements: Announcement[] }

/**
 * Begins to print something of an order, or the receipt of a bill, and writes down which copy it is and who prints it, in the order's log too. Throws BadRequest where it
 * is not said of what, NotFound for a stranger's, Conflict for a claim that is over, and while another window prints the same receipt, TooManyRequests for too many copies. (product, Receipts)
 */
export function* startPrint({ body, principal, now, catalogues }: StartPrintInput): Work<Started> {
  const { orderId, billId, what, claim } = body
  refuseFields(problemsOfAskedPrint(body), receiptErrors)
  if (billId !== undefined) {
    const rows = yield* holdOrdersOfBill(billId, principal)
    yield* refuseCopies({ billId }, { what: 'bill', now })
    return { started: yield* beginBill({ billId, rows, principal, now, catalogues }), announcements: [] }
  }
  if (orderId === undefined || what === 'bill') throw new Error('A print without what it is of was not refused')
  yield* findOrder(orderId, principal)
  // Two who print the same at once are two copies, one after the other.
  const row = yield* holdOrder(orderId)
  const receiptOrder = what === 'receipt' ? yield* findReceiptOrder(orderId) : undefined
  const refusal = refusalOf({ receiptOrder, claim, now })
  if (refusal) throw conflict({ message: receiptErrors[refusal], reason: refusal })
  if (claim === undefined) yield* refuseCopies({ orderId }, { what, now })
  const until = secondsFrom(now, receiptLimits.printingSeconds)
  const { print, announcements } = yield* beginPrint({ row, what, until, principal, now })
  const orders: Order[] = []
  for (const order of what === 'receipt' ? yield* tabOf(wireOrderOf(row)) : [wireOrderOf(row)])
    orders.push(yield* inAllLanguages(order, catalogues))
  return { started: { print, orders }, announcements }
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
