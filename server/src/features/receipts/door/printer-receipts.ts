import type { Principal } from '@brigade/domain/access/principal.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import { conflict } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { holdRow } from '#kit/hold-row.ts'
import { one, type Work } from '#kit/work.ts'
import { beginPrint, type BegunPrint } from '../begin-print.ts'
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
  /** Whether a person has asked for it: by themselves printers print what was not printed yet. */
  isAsked: boolean
  principal: Principal
  now: Date
}

/**
 * Begins the receipt of an order that a printer of the venue is to print, which shares it with the screens that print by themselves.
 * Undefined where it is no more to be printed by itself; throws Conflict for one that is asked for while it is being printed, TooManyRequests for too many copies. (product, Receipts)
 */
export function* beginReceipt({ orderId, isAsked, principal, now }: BeginReceipt): Work<BegunPrint | undefined> {
  const row = yield* holdOrder(orderId)
  const receiptOrder = yield* holdReceiptOrder(orderId)
  const state = receiptOrder && printStateOf(receiptOrderOfRow(receiptOrder), now.getTime())
  if (isAsked) {
    refuseUnderWay(state)
    yield* refuseCopies({ orderId }, { what: 'receipt', now })
  } else if (state !== undefined && state !== 'waiting') return undefined
  const until = secondsFrom(now, receiptLimits.printerSeconds)
  return yield* beginPrint({ row, what: 'receipt', until, principal, now })
}

/** What has become of a receipt at a printer of the venue; `printing` also while it waits for one. */
export type PrinterReceiptState = ReceiptPrint['state'] | 'uncertain'

export type FollowPrinter = { printId: number; state: PrinterReceiptState; now: Date }

/** Lets a print go along with what becomes of it at a printer of the venue, and the receipt order, unless something later was printed of it. */
export function* followPrinter({ printId, state, now }: FollowPrinter): Work<Announcement[]> {
  const isOver = state === 'printed' || state === 'failed'
  const [row] = yield* receiptPrintColumns.update(
    { state: isOver ? state : 'printing', endedAt: isOver ? now.toISOString() : null },
    { where: '"id" = ?', params: [printId] },
  )
  if (!row) return []
  const { id, orderId, by } = receiptPrintColumns.read(row)
  const at = now.toISOString()
  const [receiptOrder] = yield* receiptOrderColumns.updateStored(
    {
      isPrinting: !isOver,
      claimedBy: state === 'printing' ? by : null,
      claimedUntil: state === 'printing' ? secondsFrom(now, receiptLimits.printerSeconds) : null,
      updatedAt: at,
      ...(state === 'printed' && { printedAt: at, printedBy: by }),
    },
    { where: '"id" = ? AND "lastPrintId" = ?', params: [orderId, id] },
  )
  return receiptOrder ? [patched(receiptOrder)] : []
}

/** Has a receipt that a printer did not print, or perhaps, printed again. Throws Conflict while something else prints it. */
export function* resumeReceipt({ printId, now }: Omit<FollowPrinter, 'state'>): Work<Announcement[]> {
  const print = yield* holdRow<ReceiptPrintRow>('receipt_prints', { id: printId, by: 'by' })
  if (!print) return []
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
  return yield* followPrinter({ printId, state: 'printing', now })
}

/**
 * Begins a receipt of an order or a bill anew that a printer may have printed: another copy, by the person who asks for it. Undefined where its print was
 * forgotten. Throws Conflict while something else prints the same receipt.
 */
export function* repeatReceipt({ printId, principal, now }: RepeatReceipt): Work<BegunPrint | undefined> {
  const before = yield* one<ReceiptPrintRow>('SELECT * FROM receipt_prints WHERE "id" = ?', printId)
  if (!before) return undefined
  if (before.billId !== null) {
    const rows = yield* holdOrdersOfBill(before.billId, principal)
    return { print: yield* beginCopy({ billId: before.billId, rows, principal, now }), announcements: [] }
  }
  const row = yield* holdOrder(before.orderId)
  const receiptOrder = yield* holdReceiptOrder(before.orderId)
  const isOwn = receiptOrder?.lastPrintId === printId
  if (receiptOrder && !isOwn) refuseUnderWay(printStateOf(receiptOrderOfRow(receiptOrder), now.getTime()))
  const until = secondsFrom(now, receiptLimits.printerSeconds)
  return yield* beginPrint({ row, what: 'receipt', until, principal, now })
}

type RepeatReceipt = Pick<FollowPrinter, 'printId' | 'now'> & { principal: Principal }

/** Its name is in no index: writing it as it is moves nothing. */
function* holdReceiptOrder(id: number): Work<ReceiptOrderRow | undefined> {
  return yield* holdRow<ReceiptOrderRow>('receipt_orders', { id, by: 'table' })
}

function refuseUnderWay(state: ReturnType<typeof printStateOf> | undefined): void {
  if (state !== 'claimed' && state !== 'printing') return
  throw conflict({ message: receiptErrors.printUnderWay, reason: 'printUnderWay' })
}

function patched(row: ReceiptOrderRow): Announcement {
  return { path: receiptOrdersPath, event: 'patched', record: receiptOrderOfRow(row) }
}
