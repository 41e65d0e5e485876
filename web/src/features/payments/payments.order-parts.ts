import type { OrderPart } from '#kit/order-parts.ts'
import { OrderPayments, WherePaid } from '#features/payments/parts/order-payments.tsx'

/** What payments bring to the page of an order: below what may be pressed, for it comes and grows while somebody looks. */
export const paymentOrderParts: readonly OrderPart[] = [
  {
    titleKey: 'payments:order.title',
    order: 20,
    permission: 'bills:read',
    Frame: WherePaid,
    Part: OrderPayments,
  },
]
