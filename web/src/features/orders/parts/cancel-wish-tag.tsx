import { isCancelRequested } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Says that a guest asks to cancel the order, until staff decline or cancel; nothing if no guest asks. */
export function CancelWishTag({ order }: { order: Order }) {
  const t = useTranslations('orders')
  return isCancelRequested(order) ? <StateTag tone="red" icon={warningIcon} label={t('wish.tag')} isStrong /> : null
}
