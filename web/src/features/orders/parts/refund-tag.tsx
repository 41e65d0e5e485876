import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** How much of what was paid for an order goes back, in words; nothing where all of it is owed. */
export function RefundTag({ order }: { order: Order }) {
  const t = useWords('orders')
  const { money } = useVenueBook().formatsOf(order.restaurantId)
  if (order.refundDue === 0) return null
  return <StateTag tone="red" icon={warningIcon} label={t('payment.refundDue', { amount: money(order.refundDue) })} />
}
