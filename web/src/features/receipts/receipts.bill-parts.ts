import type { BillPart } from '#kit/order-parts.ts'
import { PrintBill } from '#features/receipts/parts/print-bill.tsx'

/** What receipts bring to the page of a bill. */
export const receiptBillParts: readonly BillPart[] = [
  { titleKey: 'receipts:print', order: 10, permission: 'receipts:print', Part: PrintBill },
]
