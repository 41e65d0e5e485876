import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { paymentLooks } from '#features/orders/order-looks.ts'

/** How much of an order was paid online, as a word. */
export function PaymentTag({ status }: { status: Order['onlineOrderPaymentStatus'] }) {
  const t = useWords('orders')
  return <StateTag {...paymentLooks[status]} label={t(`payment.${status}`)} />
}
