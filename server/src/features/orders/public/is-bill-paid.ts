import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { billedOrders } from '../bills/find-bill.ts'

/** Returns whether all orders of a bill are fully paid. */
export function* isBillPaid(billId: number): Transaction<boolean> {
  const orders = yield* billedOrders(billId)
  return orders.every((order) => unpaidOf(order) === 0)
}
