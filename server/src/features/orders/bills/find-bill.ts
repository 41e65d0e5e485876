import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { notFound } from '#kit/errors/errors.ts'
import { seesAtTable } from '#features/tables/public/sees-at-table.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { billedColumns, type BilledRow, billOver, type BillRow } from './bill-columns.ts'

/** Returns a stored bill that this principal may see; throws NotFound for any other. */
export function* findBill(id: number, principal: Principal): Transaction<BillRow> {
  const row = yield* one<BillRow>('SELECT * FROM bills WHERE "id" = ?', id)
  if (!row || !seesAtTable(principal, row)) throw notFound({ message: `No bill with id ${id}` })
  return row
}

/** Returns a bill with the sums of its orders. */
export function* readBill(id: number, principal: Principal): Transaction<Bill> {
  return yield* summedBill(yield* findBill(id, principal))
}

/** Returns the bill on the wire of a stored row. */
export function* summedBill(row: BillRow): Transaction<Bill> {
  return billOver(yield* billedOrders(row.id), row)
}

const columns = billedColumns.map((column) => `"${column}"`).join(', ')

/** Returns the orders on a bill, in the order in which they were placed. */
export function* billedOrders(billId: number): Transaction<BilledRow[]> {
  return yield* many<BilledRow>(`SELECT ${columns} FROM orders WHERE "billId" = ? ORDER BY "id"`, billId)
}
