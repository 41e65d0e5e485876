import type { BillPart } from '#features/orders/public/bill-slots.ts'
import { BillPayments, WhereBillPaid } from '#features/payments/parts/bill-payments.tsx'

/** The parts of payments on the page of a bill. */
export const paymentBillParts: readonly BillPart[] = [
  {
    titleKey: 'payments:order.title',
    order: 20,
    permission: 'bills:read',
    Frame: WhereBillPaid,
    Part: BillPayments,
  },
]
