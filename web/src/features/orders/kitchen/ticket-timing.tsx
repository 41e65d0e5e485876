import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { cookingSince, readyBy } from '@brigade/domain/orders/orders.timing.ts'
import { useWords } from '#kit/i18n.ts'
import { LateTag } from '#features/orders/parts/late-tag.tsx'
import { OrderWait } from '#features/orders/parts/order-wait.tsx'
import { useVenueBook } from '#features/orders/venue-book.tsx'
import styles from '#features/orders/kitchen/ticket.module.css'

/** How long a ticket hangs, until when it should be ready, and whether that is past. */
export function TicketTiming({ order }: { order: Order }) {
  const t = useWords('orders')
  const { time } = useVenueBook().formatsOf(order.restaurantId)
  const due = readyBy(order)
  if (due === null || cookingSince(order) === null) return null
  return (
    <div className={styles.timing}>
      <OrderWait order={order} />
      <p className={styles.due}>{t('kitchen.readyBy', { time: time(new Date(due).toISOString()) })}</p>
      <LateTag order={order} />
    </div>
  )
}
