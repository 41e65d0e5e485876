import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { readyBy } from '@brigade/domain/orders/orders.timing.ts'
import { useWords } from '#kit/i18n.ts'
import { LateTag } from '#features/orders/parts/late-tag.tsx'
import { OrderWait } from '#features/orders/parts/order-wait.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { useVenueBook } from '#features/orders/venue-book.tsx'
import styles from '#features/orders/kitchen/ticket.module.css'

/** How long a ticket hangs, and when it should be ready: once that is past, by how long. A ticket is as high late as before. */
export function TicketTiming({ order }: { order: Order }) {
  const t = useWords('orders')
  const { time } = useVenueBook().formatsOf(order.restaurantId)
  const isLate = useMinutesLate(order) !== null
  const due = readyBy(order)
  if (due === null) return null
  return (
    <div className={styles.timing}>
      <OrderWait order={order} />
      {isLate ? (
        <LateTag order={order} />
      ) : (
        <p className={styles.due}>{t('kitchen.readyBy', { time: time(new Date(due).toISOString()) })}</p>
      )}
    </div>
  )
}
