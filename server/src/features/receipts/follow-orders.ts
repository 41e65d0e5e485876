import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { receiptOrderColumns, receiptOrderOfRow, type ReceiptOrderRow } from './receipt-columns.ts'

/** Puts an order of a venue that only prints receipts into the queue of its printing. (product, Receipts) */
export function* queueReceipt({ order, venue }: Happenings['orders:placed']): Work<Announcement[]> {
  if (!venue.isReciptPrintingOnly) return []
  const { id, restaurantId, createdAt } = order
  const row = yield* receiptOrderColumns.insert(
    { id, restaurantId, createdAt, currency: venue.currency, ...followed(order) },
    venue.currency,
  )
  return [{ path: receiptOrdersPath, event: 'created', record: receiptOrderOfRow(row) }]
}

/** Lets a receipt order go along with what becomes of its order. */
export function* followReceipt({ order }: { order: Order }): Work<Announcement[]> {
  const row = yield* one<ReceiptOrderRow>('SELECT * FROM receipt_orders WHERE "id" = ?', order.id)
  if (!row) return []
  const [changed] = yield* receiptOrderColumns.update(
    followed(order),
    { where: '"id" = ?', params: [order.id] },
    row.currency,
  )
  return [{ path: receiptOrdersPath, event: 'patched', record: receiptOrderOfRow(changed!) }]
}

/** What a receipt order says of its order. */
function followed({ status, table, cart, orderPrice, updatedAt }: Order) {
  const pieces = cart.reduce((sum, { itemQty }) => sum + itemQty, 0)
  return { status, table, pieces, orderPrice, updatedAt }
}
