import type { Principal } from '@brigade/domain/access/principal.ts'
import { many, type Work } from '#kit/work.ts'
import { findBill } from '../bills/find-bill.ts'
import type { OrderRow } from '../order-columns.ts'

/** The orders of a bill that this principal may see, as they were placed. Throws NotFound for another's bill. */
export function* ordersOfBill(billId: number, principal: Principal): Work<OrderRow[]> {
  yield* findBill(billId, principal)
  return yield* many<OrderRow>('SELECT * FROM orders WHERE "billId" = ? ORDER BY "id"', billId)
}
