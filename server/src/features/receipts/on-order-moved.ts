import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { receiptOrderColumns, type ReceiptOrderRow } from './receipt-columns.ts'

/** Queues an order of a venue that only prints receipts for printing. (product, Receipts) */
export function* queueReceipt({ order, venue }: HookInputs['orders:placed']): Transaction<void> {
  if (!venue.isReciptPrintingOnly) return
  const { id, restaurantId, createdAt, isTest } = order
  yield* receiptOrderColumns.insert(
    { id, restaurantId, createdAt, isTest, currency: venue.currency, ...followed(order) },
    venue.currency,
  )
}

/** Updates a receipt order after a change of its order. */
export function* followReceipt({ order }: { order: Order }): Transaction<void> {
  const row = yield* one<ReceiptOrderRow>('SELECT * FROM receipt_orders WHERE "id" = ?', order.id)
  if (!row) return
  yield* receiptOrderColumns.update(followed(order), { where: '"id" = ?', params: [order.id] }, row.currency)
}

/** Returns the fields of an order that its receipt order repeats. */
function followed({ status, table, cart, orderPrice, updatedAt }: Order) {
  const pieces = cart.reduce((sum, { itemQty }) => sum + itemQty, 0)
  return { status, table, pieces, orderPrice, updatedAt }
}
