import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderStatusAppearance, paymentAppearance } from '#features/orders/records/order-appearance.ts'

/**
 * Shows how much of an order was paid online, as a word; for a merged order, the order that the payment now counts for.
 */
export function PaymentTag({ order }: { order: Pick<Order, 'onlineOrderPaymentStatus' | 'mergedInto'> }) {
  const t = useTranslations('orders')
  const { onlineOrderPaymentStatus: status, mergedInto } = order
  if (mergedInto === null) return <StateTag {...paymentAppearance[status]} label={t(`payment.${status}`)} />
  return <StateTag {...orderStatusAppearance.merged} label={t('payment.countsFor', { id: mergedInto })} />
}
