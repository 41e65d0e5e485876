import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { readyBy } from '@brigade/domain/orders/orders.timing.ts'
import { useWords } from '#kit/i18n.ts'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/kitchen/ticket.module.css'

/** When a ticket should be ready: once that is past, by how long. It takes as much room late as before, so that nothing moves. */
export function TicketTiming({ order }: { order: Order }) {
  const t = useWords('orders')
  const { time } = useVenueBook().formatsOf(order.restaurantId)
  const late = useLateWords(order)
  const due = readyBy(order)
  if (late !== null) return <p className={`${styles.due} ${styles.late}`}>{late}</p>
  return due === null ? null : (
    <p className={styles.due}>{t('kitchen.readyBy', { time: time(new Date(due).toISOString()) })}</p>
  )
}
