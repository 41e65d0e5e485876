import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/clock.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/parts/late-count.module.css'

/** How many of these orders are late, within a second of becoming so; nothing while none is. In a narrow column its sign stands for its word. */
export function LateCount({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
  const { number } = useFormats()
  const { lateAfterOf } = useVenueBook()
  const count = useTimed(
    (now) => orders.filter((order) => isLate(order, { lateAfter: lateAfterOf(order.restaurantId), now })).length,
  )
  if (count === 0) return null
  const words = t('board.late', { count })
  return (
    <span className={styles.late}>
      <span className={styles.long}>{words}</span>
      <span className={styles.short} role="img" aria-label={words}>
        <Icon path={warningIcon} size={14} />
        {number(count)}
      </span>
    </span>
  )
}
