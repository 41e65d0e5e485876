import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Shows the discount of an order; nothing if it has none. */
export function DiscountTag({ order }: { order: Order }) {
  const t = useTranslations('orders')
  if (order.discountPercentage === 0) return null
  return <StateTag tone="grey" label={t('card.discount', { percent: order.discountPercentage })} />
}
