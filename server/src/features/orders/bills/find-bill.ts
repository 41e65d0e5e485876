import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { notFound } from '#kit/errors.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import { many, one, type Work } from '#kit/work.ts'
import { billedColumns, type BilledRow, billOver, type BillRow } from './bill-columns.ts'

/** A bill that this principal may see, as it is stored; anybody else's is not found. */
export function* findBill(id: number, principal: Principal): Work<BillRow> {
  const row = yield* one<BillRow>('SELECT * FROM bills WHERE "id" = ?', id)
  if (!row || !seesAtTable(principal, row)) throw notFound({ message: `No bill with id ${id}` })
  return row
}

/** The same with the sums of its orders. */
export function* readBill(id: number, principal: Principal): Work<Bill> {
  return yield* summedBill(yield* findBill(id, principal))
}

/** The bill on the wire of a stored row. */
export function* summedBill(row: BillRow): Work<Bill> {
  return billOver(yield* billedOrders(row.id), row)
}

const columns = billedColumns.map((column) => `"${column}"`).join(', ')

/** The orders that stand on a bill, in the order in which they were placed. */
export function* billedOrders(billId: number): Work<BilledRow[]> {
  return yield* many<BilledRow>(`SELECT ${columns} FROM orders WHERE "billId" = ? ORDER BY "id"`, billId)
}
