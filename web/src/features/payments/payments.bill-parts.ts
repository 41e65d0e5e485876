import type { BillPart } from '#kit/order-parts.ts'
import { BillPayments, WhereBillPaid } from '#features/payments/parts/bill-payments.tsx'

/** What payments bring to the page of a bill. */
export const paymentBillParts: readonly BillPart[] = [
  {
    titleKey: 'payments:order.title',
    order: 20,
    permission: 'bills:read',
    Frame: WhereBillPaid,
    Part: BillPayments,
  },
]
