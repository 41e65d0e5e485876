import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderStatusLooks, paymentLooks } from '#features/orders/order-looks.ts'

/** How much of an order was paid online, as a word; of a merged one, which order that counts for now. */
export function PaymentTag({ order }: { order: Pick<Order, 'onlineOrderPaymentStatus' | 'mergedInto'> }) {
  const t = useWords('orders')
  const { onlineOrderPaymentStatus: status, mergedInto } = order
  if (mergedInto === null) return <StateTag {...paymentLooks[status]} label={t(`payment.${status}`)} />
  return <StateTag {...orderStatusLooks.merged} label={t('payment.countsFor', { id: mergedInto })} />
}
