import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { one, type Work } from '#kit/work.ts'
import { orderOfRow, type OrderRow } from '../order-columns.ts'
import { holdOrder } from './hold-orders.ts'

/** An order whoever asks, with the currency of its amounts; undefined where it is gone. */
export function* readOrder(id: number): Work<{ order: Order; currency: Currency } | undefined> {
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', id)
  return row && { order: orderOfRow(row), currency: row.currency }
}

/** The same as it is now and stays until the transaction ends. */
export function* holdWholeOrder(id: number): Work<Order> {
  return orderOfRow(yield* holdOrder(id))
}
