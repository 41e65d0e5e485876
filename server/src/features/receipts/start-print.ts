import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { problemsOfPrintRequest } from '@brigade/domain/receipts/print-request.ts'
import { type ReceiptErrorCode, receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { StartedPrint, StartPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import { findOrder } from '#features/orders/public/find-order.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import { assertReleased } from '#features/orders/public/assert-released.ts'
import { tabOf } from '#features/orders/public/tab-of.ts'
import { wireOrderOf } from '#features/orders/public/wire-order.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict, refuseFields } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { beginPrint } from './begin-print.ts'
import { receiptOrderOfRow, type ReceiptOrderRow } from './receipt-columns.ts'
import { secondsFrom } from './claim-receipt.ts'
import { beginBill, holdOrdersOfBill } from './public/begin-bill.ts'
import { inAllLanguages } from './public/in-all-languages.ts'
import { refuseCopies } from './public/refuse-copies.ts'

/**
 * Begins to print something of an order, or the receipt of a bill, and stores the number of the copy and who prints it, in the order's log
 * too. Throws BadRequest if neither is given, NotFound for another tenant's, Conflict for a claim that is over, and while another window
 * prints the same receipt, TooManyRequests for too many copies. (product, Receipts)
 */
export function* startPrint(body: StartPrint, { principal, now, app }: Call): Transaction<StartedPrint> {
  const { catalogues } = app
  const { orderId, billId, what, claim } = body
  refuseFields(problemsOfPrintRequest(body), receiptErrors)
  if (billId !== undefined) {
    const rows = yield* holdOrdersOfBill(billId, principal)
    yield* refuseCopies({ billId }, { what: 'bill', now })
    return yield* beginBill({ billId, rows, principal, now, catalogues })
  }
  if (orderId === undefined || what === 'bill') throw new Error('A print without what it is of was not refused')
  yield* findOrder(orderId, principal)
  // Two concurrent prints of the same are two copies, one after the other.
  const row = yield* lockOrder(orderId)
  assertReleased(row)
  const receiptOrder = what === 'receipt' ? yield* findReceiptOrder(orderId) : undefined
  const refusal = refusalOf({ receiptOrder, claim, now })
  if (refusal) throw conflict({ message: receiptErrors[refusal], reason: refusal })
  if (claim === undefined) yield* refuseCopies({ orderId }, { what, now })
  const until = secondsFrom(now, receiptLimits.printingSeconds)
  const print = yield* beginPrint({ row, what, until, principal, now })
  const orders: Order[] = []
  for (const order of what === 'receipt' ? yield* tabOf(wireOrderOf(row)) : [wireOrderOf(row)])
    orders.push(yield* inAllLanguages(order, catalogues))
  return { print, orders }
}

function* findReceiptOrder(id: number): Transaction<ReceiptOrderRow | undefined> {
  return yield* one<ReceiptOrderRow>('SELECT * FROM receipt_orders WHERE "id" = ?', id)
}

/**
 * Returns the refusal of a print. A person may print receipts that wait, were printed or are uncertain; a screen that prints automatically
 * only those that it has claimed.
 */
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
