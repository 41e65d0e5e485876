import type { OrderPart } from '#features/orders/public/order-slot.ts'
import { OrderPayments, WherePaid } from '#features/payments/parts/order-payments.tsx'

/**
 * The parts of payments on the page of an order: below the buttons, because they appear and grow while the page is
 * viewed.
 */
export const paymentOrderParts: readonly OrderPart[] = [
  {
    titleKey: 'payments:order.title',
    order: 20,
    permission: 'bills:read',
    Frame: WherePaid,
    Part: OrderPayments,
  },
]
