import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import styles from '#features/orders/parts/late-count.module.css'

/** Shows how many of these orders are late, within a second of becoming so; nothing while none is. */
export function LateCount({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const { lateAfterOf } = useVenueBook()
  const count = useTimed(
    (now) => orders.filter((order) => isLate(order, { lateAfter: lateAfterOf(order.restaurantId), now })).length,
  )
  if (count === 0) return null
  return <span className={styles.late}>{t('board.late', { count })}</span>
}
