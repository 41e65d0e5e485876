import type { BillPart } from '#features/orders/public/bill-slots.ts'
import { PrintBill } from '#features/receipts/parts/print-bill.tsx'

/** The parts of receipts on the page of a bill. */
export const receiptBillParts: readonly BillPart[] = [
  { titleKey: 'receipts:print', order: 10, permission: 'receipts:print', Part: PrintBill },
]
