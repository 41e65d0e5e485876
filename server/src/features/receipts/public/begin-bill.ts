import type { Principal } from '@brigade/domain/access/principal.ts'
import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import type { Catalogues } from '#features/menus/public/catalogues.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import { logPrint } from '#features/orders/public/log-print.ts'
import { ordersOfBill } from '#features/orders/public/orders-of-bill.ts'
import { assertReleased } from '#features/orders/public/assert-released.ts'
import { wireOrderOf } from '#features/orders/public/wire-order.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { addPrint } from '../begin-print.ts'
import { inAllLanguages } from './in-all-languages.ts'

type OrderRow = Parameters<typeof wireOrderOf>[0]

/** The orders on a bill in the order in which they were placed; the first one is locked, so that only one print begins at a time. */
export type OrdersOfBill = [OrderRow, ...OrderRow[]]

/**
 * Returns the orders of a bill that is to be printed, open or closed, and locks the first. Throws NotFound for another tenant's bill,
 * Unprocessable for one without orders.
 */
export function* holdOrdersOfBill(billId: number, principal: Principal): Transaction<OrdersOfBill> {
  const [first] = yield* ordersOfBill(billId, principal)
  if (!first) throw unprocessable({ message: receiptErrors.nothingToPrint, reason: 'nothingToPrint' })
  yield* lockOrder(first.id)
  const [held = first, ...others] = yield* ordersOfBill(billId, principal)
  assertReleased(held)
  return [held, ...others]
}

export type BeginBill = { billId: number; rows: OrdersOfBill; principal: Principal; now: Date; catalogues: Catalogues }

export type BegunBill = { print: ReceiptPrint; orders: Order[] }

/** Begins to print the receipt of a whole bill, and returns the orders on it. (product, Orders) */
export function* beginBill({ catalogues, ...copy }: BeginBill): Transaction<BegunBill> {
  const print = yield* beginCopy(copy)
  const orders: Order[] = []
  for (const row of copy.rows) orders.push(yield* inAllLanguages(wireOrderOf(row), catalogues))
  return { print, orders }
}

/** Stores a print of a bill's receipt. The number of the copy is in the log of each order that it shows. */
export function* beginCopy({ billId, rows, principal, now }: Omit<BeginBill, 'catalogues'>): Transaction<ReceiptPrint> {
  const print = yield* addPrint({ row: rows[0], billId, what: 'bill', principal, now })
  for (const row of rows) {
    if (isOwed(row) || row.isTest) yield* logPrint({ row, what: 'bill', copy: print.copy, principal, now })
  }
  return print
}
