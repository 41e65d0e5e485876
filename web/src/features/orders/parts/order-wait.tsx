import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import styles from '#features/orders/parts/order-wait.module.css'
import toneStyles from '#ui/tone.module.css'

/** How long an order has waited for what comes next, in the tone of its state; with a sign once that is too long. */
export function OrderWait({ order }: { order: Order }) {
  const t = useWords('orders')
  const isLate = useMinutesLate(order) !== null
  const tone = isLate ? 'red' : orderStatusLooks[order.status].tone
  return (
    <span className={`${styles.wait} ${toneStyles[tone]}`}>
      {isLate ? <Icon path={warningIcon} size={14} /> : null}
      <span className="visually-hidden">{t('card.waitingFor')}</span>
      <strong className={styles.minutes}>
        <MinutesSince instant={waitingSince(order)} venueId={order.restaurantId} />
      </strong>
    </span>
  )
}
