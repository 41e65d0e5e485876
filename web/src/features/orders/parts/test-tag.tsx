import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Says that an order is a test, which nobody has to pay; nothing for others. */
export function TestTag({ order }: { order: Pick<Order, 'isTest'> }) {
  const t = useTranslations('orders')
  return order.isTest ? <StateTag tone="grey" label={t('test')} isStrong /> : null
}
