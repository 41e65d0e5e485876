import type { OrderPart } from '#kit/order-parts.ts'
import { PrintOrder } from '#features/receipts/parts/print-order.tsx'

/** What receipts bring to the page of an order. */
export const receiptOrderParts: readonly OrderPart[] = [
  { titleKey: 'receipts:print', order: 10, permission: 'receipts:print', Part: PrintOrder },
]
