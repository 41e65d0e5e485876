import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { orderOfRow, type OrderRow } from '../records/order-columns.ts'

/**
 * Returns the orders that are paid together with this one: those on the tab of its bill, or itself alone if it is on none. (product,
 * Orders)
 */
export function* tabOf(order: Order): Transaction<Order[]> {
  if (!order.openTab) return [order]
  const rows = yield* many<OrderRow>('SELECT * FROM orders WHERE "billId" = ? ORDER BY "id"', order.billId)
  const tab = rows.filter(({ openTab }) => Boolean(openTab)).map((row) => orderOfRow(row))
  return tab.some(({ id }) => id === order.id) ? tab : [order]
}
