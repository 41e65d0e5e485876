import type { Principal } from '@brigade/domain/access/principal.ts'
import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import { logPrint } from '#features/orders/door/log-print.ts'
import { ordersOfBill } from '#features/orders/door/orders-of-bill.ts'
import { wireOrderOf } from '#features/orders/door/wire-order.ts'
import { unprocessable } from '#kit/errors.ts'
import type { Work } from '#kit/work.ts'
import { addPrint } from '../begin-print.ts'
import { inAllLanguages } from './in-all-languages.ts'

type OrderRow = Parameters<typeof wireOrderOf>[0]

/** The orders on a bill as they were placed; their first one is held, so that its print is begun by one at a time. */
export type OrdersOfBill = [OrderRow, ...OrderRow[]]

/** The orders of a bill that is to be printed, open or closed. Throws NotFound for a stranger's bill, Unprocessable for one without orders. */
export function* holdOrdersOfBill(billId: number, principal: Principal): Work<OrdersOfBill> {
  const [first] = yield* ordersOfBill(billId, principal)
  if (!first) throw unprocessable({ message: receiptErrors.nothingToPrint, reason: 'nothingToPrint' })
  yield* holdOrder(first.id)
  const [held = first, ...others] = yield* ordersOfBill(billId, principal)
  return [held, ...others]
}

export type BeginBill = { billId: number; rows: OrdersOfBill; principal: Principal; now: Date; catalogues: Catalogues }

export type BegunBill = { print: ReceiptPrint; orders: Order[] }

/** Begins to print the receipt of a whole bill, and gives the orders on it. (product, Orders) */
export function* beginBill({ catalogues, ...copy }: BeginBill): Work<BegunBill> {
  const print = yield* beginCopy(copy)
  const orders: Order[] = []
  for (const row of copy.rows) orders.push(yield* inAllLanguages(wireOrderOf(row), catalogues))
  return { print, orders }
}

/** Writes down that the receipt of a bill goes to print. Which copy it is stands in the log of each order that it shows. */
export function* beginCopy({ billId, rows, principal, now }: Omit<BeginBill, 'catalogues'>): Work<ReceiptPrint> {
  const print = yield* addPrint({ row: rows[0], billId, what: 'bill', principal, now })
  for (const row of rows) {
    if (isOwed(row)) yield* logPrint({ row, what: 'bill', copy: print.copy, principal, now })
  }
  return print
}
