import type { Principal } from '@brigade/domain/access/principal.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import { conflict } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { beginPrint } from '../begin-print.ts'
import { secondsFrom } from '../claim-receipt.ts'
import {
  receiptOrderColumns,
  receiptOrderOfRow,
  type ReceiptOrderRow,
  receiptPrintColumns,
  type ReceiptPrintRow,
} from '../receipt-columns.ts'
import { beginCopy, holdOrdersOfBill } from './begin-bill.ts'
import { refuseCopies } from './refuse-copies.ts'

export type BeginReceipt = {
  orderId: number
  /** True if a person has asked for it: automatic printing only covers what was not printed yet. */
  isAsked: boolean
  principal: Principal
  now: Date
}

/**
 * Begins the receipt of an order at a printer of the venue, which shares it with the screens that print automatically. Returns undefined if
 * it is no longer to be printed automatically; throws Conflict for a requested one that is being printed, TooManyRequests for too many
 * copies. (product, Receipts)
 */
export function* beginReceipt({
  orderId,
  isAsked,
  principal,
  now,
}: BeginReceipt): Transaction<ReceiptPrint | undefined> {
  const row = yield* lockOrder(orderId)
  const receiptOrder = yield* holdReceiptOrder(orderId)
  const state = receiptOrder && printStateOf(receiptOrderOfRow(receiptOrder), now.getTime())
  if (isAsked) {
    refuseUnderWay(state)
    yield* refuseCopies({ orderId }, { what: 'receipt', now })
  } else if (state !== undefined && state !== 'waiting') return undefined
  const until = secondsFrom(now, receiptLimits.printerSeconds)
  return yield* beginPrint({ row, what: 'receipt', until, principal, now })
}

/** The state of a receipt at a printer of the venue; `printing` also while it waits for one. */
export type PrinterReceiptState = ReceiptPrint['state'] | 'uncertain'

export type FollowPrinter = { printId: number; state: PrinterReceiptState; now: Date }

/** Updates a print, and its receipt order, with the state at a printer of the venue, unless something of the order was printed later. */
export function* followPrinter({ printId, state, now }: FollowPrinter): Transaction<void> {
  const isOver = state === 'printed' || state === 'failed'
  const [row] = yield* receiptPrintColumns.update(
    { state: isOver ? state : 'printing', endedAt: isOver ? now.toISOString() : null },
    { where: '"id" = ?', params: [printId] },
  )
  if (!row) return
  const { id, orderId, by } = receiptPrintColumns.read(row)
  const at = now.toISOString()
  yield* receiptOrderColumns.updateStored(
    {
      isPrinting: !isOver,
      claimedBy: state === 'printing' ? by : null,
      claimedUntil: state === 'printing' ? secondsFrom(now, receiptLimits.printerSeconds) : null,
      updatedAt: at,
      ...(state === 'printed' && { printedAt: at, printedBy: by }),
    },
    { where: '"id" = ? AND "lastPrintId" = ?', params: [orderId, id] },
  )
}

/** Resumes a receipt that a printer did not print, or may not have printed. Throws Conflict while it is printed elsewhere. */
export function* resumeReceipt({ printId, now }: Omit<FollowPrinter, 'state'>): Transaction<void> {
  const print = yield* lockRow<ReceiptPrintRow>('receipt_prints', { id: printId, by: 'by' })
  if (!print) return
  const receiptOrder = print.what === 'bill' ? undefined : yield* holdReceiptOrder(print.orderId)
  if (receiptOrder) {
    const state = printStateOf(receiptOrderOfRow(receiptOrder), now.getTime())
    const isOwn = state === 'printing' && receiptOrder.lastPrintId === printId
    if (!isOwn) refuseUnderWay(state)
    const { id } = receiptOrder
    yield* receiptOrderColumns.updateStored(
      { lastPrintId: printId, claimKey: null },
      { where: '"id" = ?', params: [id] },
    )
  }
  yield* followPrinter({ printId, state: 'printing', now })
}

/**
 * Repeats a receipt of an order or a bill that a printer may have printed: as another copy, by the person who asks for it. Returns
 * undefined if its print was deleted. Throws Conflict while the same receipt is printed elsewhere.
 */
export function* repeatReceipt({ printId, principal, now }: RepeatReceipt): Transaction<ReceiptPrint | undefined> {
  const before = yield* one<ReceiptPrintRow>('SELECT * FROM receipt_prints WHERE "id" = ?', printId)
  if (!before) return undefined
  if (before.billId !== null) {
    const rows = yield* holdOrdersOfBill(before.billId, principal)
    return yield* beginCopy({ billId: before.billId, rows, principal, now })
  }
  const row = yield* lockOrder(before.orderId)
  const receiptOrder = yield* holdReceiptOrder(before.orderId)
  const isOwn = receiptOrder?.lastPrintId === printId
  if (receiptOrder && !isOwn) refuseUnderWay(printStateOf(receiptOrderOfRow(receiptOrder), now.getTime()))
  const until = secondsFrom(now, receiptLimits.printerSeconds)
  return yield* beginPrint({ row, what: 'receipt', until, principal, now })
}

type RepeatReceipt = Pick<FollowPrinter, 'printId' | 'now'> & { principal: Principal }

/** Locks a receipt order. No index contains its name: rewriting it unchanged costs nothing. */
function* holdReceiptOrder(id: number): Transaction<ReceiptOrderRow | undefined> {
  return yield* lockRow<ReceiptOrderRow>('receipt_orders', { id, by: 'table' })
}

function refuseUnderWay(state: ReturnType<typeof printStateOf> | undefined): void {
  if (state !== 'claimed' && state !== 'printing') return
  throw conflict({ message: receiptErrors.printUnderWay, reason: 'printUnderWay' })
}
