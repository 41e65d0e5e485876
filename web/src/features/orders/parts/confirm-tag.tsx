import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** That an order is so large that somebody should ask the table before it is accepted, in words. */
export function ConfirmTag({ order }: { order: Order }) {
  const t = useWords('orders')
  if (!order.needsConfirmation) return null
  return <StateTag tone="amber" icon={warningIcon} label={t('confirmLarge')} />
}
