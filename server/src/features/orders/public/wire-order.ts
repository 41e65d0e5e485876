import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderOfRow, type OrderRow } from '../records/order-columns.ts'

/** Returns the order on the wire of a row that the caller found or locked. */
export function wireOrderOf(row: OrderRow): Order {
  return orderOfRow(row)
}
