import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { orderOfRow, type OrderRow } from '../records/order-columns.ts'
import { lockOrder } from './lock-orders.ts'

/** Returns an order without any check of rights, with the currency of its amounts; undefined if it is gone. */
export function* readOrder(id: number): Transaction<{ order: Order; currency: Currency } | undefined> {
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', id)
  return row && { order: orderOfRow(row), currency: row.currency }
}

/** Locks an order until the transaction ends, and returns it as it is now. */
export function* holdWholeOrder(id: number): Transaction<Order> {
  return orderOfRow(yield* lockOrder(id))
}
