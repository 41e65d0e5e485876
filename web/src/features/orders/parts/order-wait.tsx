import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/parts/order-wait.module.css'
import toneStyles from '#ui/tone.module.css'

/** Shows how long an order has waited for its next step, in the tone of its state, with an icon once it is late. */
export function OrderWait({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isLate = useMinutesLate(order) !== null
  const tone = isLate ? 'red' : orderStatusAppearance[order.status].tone
  return (
    <span className={`${styles.wait} ${stack.inline1} ${toneStyles[tone]}`}>
      {isLate ? <Icon path={warningIcon} size={14} /> : null}
      <span className="visually-hidden">{t('card.waitingFor')}</span>
      <strong className={`${font.medium} ${font.heavy}`}>
        <MinutesSince instant={waitingSince(order)} venueId={order.restaurantId} />
      </strong>
    </span>
  )
}
