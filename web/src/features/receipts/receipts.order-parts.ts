import type { OrderPart } from '#features/orders/public/order-slot.ts'
import { PrintOrder } from '#features/receipts/parts/print-order.tsx'

/** The parts of receipts on the page of an order. */
export const receiptOrderParts: readonly OrderPart[] = [
  { titleKey: 'receipts:print', order: 10, permission: 'receipts:print', Part: PrintOrder },
]
