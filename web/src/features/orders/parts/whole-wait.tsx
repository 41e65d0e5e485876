import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/device/clock.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** In minutes: a smaller difference between the guest's wait and that of the stage is not shown. */
const leastDifference = 5

/**
 * Shows how long the guest has waited since ordering, which is never reset; nothing if the wait of the stage already
 * shows it, or almost.
 */
export function WholeWait({ order, className }: { order: Order; className?: string }) {
  const t = useTranslations('orders')
  const { minutes } = useVenueBook().formatsOf(order.restaurantId)
  const whole = useTimed((now) => shownWholeWait(order, now))
  return whole === null ? null : <span className={className}>{t('card.orderedAgo', { span: minutes(whole) })}</span>
}

/** Returns the minutes since the order was placed; null if they are about those of its stage. */
export function shownWholeWait(order: Order, now: number): number | null {
  const whole = minutesSince(order.createdAt, now)
  return whole - minutesSince(waitingSince(order), now) > leastDifference ? whole : null
}
