import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderOfRow, type OrderRow } from '../order-columns.ts'

/** The order on the wire of a row that the caller found or holds. */
export function wireOrderOf(row: OrderRow): Order {
  return orderOfRow(row)
}
