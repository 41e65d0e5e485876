import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Says that an order is so large that staff should ask the table before accepting it. */
export function ConfirmTag({ order }: { order: Order }) {
  const t = useTranslations('orders')
  if (!order.needsConfirmation) return null
  return <StateTag tone="amber" icon={warningIcon} label={t('confirmLarge')} />
}
