import { isCancelAsked } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** That a guest asks to cancel the order, until somebody keeps or cancels it; nothing where nobody asks. */
export function CancelWishTag({ order }: { order: Order }) {
  const t = useWords('orders')
  return isCancelAsked(order) ? <StateTag tone="red" icon={warningIcon} label={t('wish.tag')} isStrong /> : null
}
