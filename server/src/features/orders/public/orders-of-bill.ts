import type { Principal } from '@brigade/domain/access/principal.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { findBill } from '../bills/find-bill.ts'
import type { OrderRow } from '../records/order-columns.ts'

/**
 * Returns the orders of a bill that this principal may see, in the order in which they were placed. Throws NotFound for
 * another's bill.
 */
export function* ordersOfBill(billId: number, principal: Principal): Transaction<OrderRow[]> {
  yield* findBill(billId, principal)
  return yield* many<OrderRow>('SELECT * FROM orders WHERE "billId" = ? ORDER BY "id"', billId)
}
