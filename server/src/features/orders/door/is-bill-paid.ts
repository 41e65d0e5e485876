import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import type { Work } from '#kit/work.ts'
import { billedOrders } from '../bills/find-bill.ts'

/** Whether nothing is to be paid any more for any order of a bill. */
export function* isBillPaid(billId: number): Work<boolean> {
  const orders = yield* billedOrders(billId)
  return orders.every((order) => unpaidOf(order) === 0)
}
