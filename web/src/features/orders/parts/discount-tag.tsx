import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** That something was taken off an order's price, and how much of it; nothing where nothing was. */
export function DiscountTag({ order }: { order: Order }) {
  const t = useWords('orders')
  if (order.discountPercentage === 0) return null
  return <StateTag tone="grey" label={t('card.discount', { percent: order.discountPercentage })} />
}
