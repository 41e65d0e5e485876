import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Shows how much of an order's payments must be refunded; nothing if no refund is due. */
export function RefundTag({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { money } = useVenueBook().formatsOf(order.restaurantId)
  if (order.refundDue === 0) return null
  return <StateTag tone="red" icon={warningIcon} label={t('payment.refundDue', { amount: money(order.refundDue) })} />
}
