import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/clock.ts'
import { minutesSince } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** How long the guest has waited since ordering, which never starts again; nothing where the wait of the stage says it. */
export function WholeWait({ order, className }: { order: Order; className?: string }) {
  const t = useWords('orders')
  const { minutes } = useVenueBook().formatsOf(order.restaurantId)
  const whole = useTimed((now) => minutesSince(order.createdAt, now))
  if (waitingSince(order) === order.createdAt) return null
  return <span className={className}>{t('card.orderedAgo', { span: minutes(whole) })}</span>
}
