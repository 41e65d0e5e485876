import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useWords } from '#kit/i18n.ts'
import { orderLooks } from '#features/orders/order-looks.ts'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import { useIsLate } from '#features/orders/parts/use-is-late.ts'
import styles from '#features/orders/parts/order-wait.module.css'
import toneStyles from '#ui/tone.module.css'

/** How long an order has waited for what comes next, in the tone of its state, and whether that is too long. */
export function OrderWait({ order }: { order: Order }) {
  const t = useWords('orders')
  const isLate = useIsLate(order)
  const tone = isLate ? 'red' : orderLooks[order.status].tone
  return (
    <span className={`${styles.wait} ${toneStyles[tone]}`}>
      {isLate ? <span>{t('late')}</span> : null}
      <span className="visually-hidden">{t('card.waitingFor')}</span>
      <strong className={styles.minutes}>
        <MinutesSince instant={waitingSince(order)} venueId={order.restaurantId} />
      </strong>
    </span>
  )
}
