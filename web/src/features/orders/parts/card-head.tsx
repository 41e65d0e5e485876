import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { isLongName } from '#features/orders/parts/long-name.ts'
import { StageNumber } from '#features/orders/parts/stage-number.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import linkStyles from '#features/orders/parts/card-link.module.css'
import styles from '#features/orders/parts/card-head.module.css'
import numberStyles from '#features/orders/parts/spare-number.module.css'
import toneStyles from '#ui/tone.module.css'

type CardHeadProps = {
  order: Order
  /** True on the page of the room, which names it already. */
  isOfOneRoom: boolean
}

/** Shows the head of a card: its place, its state as a colour, and its one number; filled in red once it is late. */
export function CardHead({ order, isOfOneRoom }: CardHeadProps) {
  const t = useTranslations('orders')
  const late = useMinutesLate(order)
  const isLate = late !== null
  const isReady = order.status === 'ontheway'
  const name = isLongName(order.table) ? `${styles.long} ${isReady || (late ?? 0) >= 60 ? styles.crowded : ''}` : ''
  const tone = toneStyles[isLate ? 'late' : orderStatusAppearance[order.status].tone]
  return (
    <header className={`${styles.head} ${tone} ${stack.row2}`} data-late={isLate ? '' : undefined}>
      <h3 className={`${styles.place} ${isOfOneRoom ? '' : name}`}>
        <Link to={orderAddress(order.id)} className={`${linkStyles.link} ${font.link}`} data-card-link="">
          {isOfOneRoom ? <bdi>#{order.id}</bdi> : order.table}
        </Link>
      </h3>
      {isOfOneRoom ? null : <bdi className={`${numberStyles.number} ${styles.id} ${font.small}`}>#{order.id}</bdi>}
      <span className={`${styles.number} ${stack.inline2} ${stack.pushed}`}>
        {/* Distinguishes it from orders in the same column that are still being cooked. */}
        {isReady ? <strong className={font.small}>{t('status.ontheway')}</strong> : null}
        <StageNumber order={order} className={font.heavy} />
      </span>
    </header>
  )
}
