import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { orderLooks } from '#features/orders/order-looks.ts'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { RecallButton } from '#features/orders/kitchen/recall-button.tsx'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import styles from '#features/orders/kitchen/kitchen-strip.module.css'
import toneStyles from '#ui/tone.module.css'

const mostShown = 12

type KitchenStripProps = { title: string; orders: readonly Order[]; tone: 'violet' | 'amber' }

/** Orders that the kitchen has nothing to do with at this moment, in one line at the edge. What is ready can be recalled. */
export function KitchenStrip({ title, orders, tone }: KitchenStripProps) {
  const t = useWords('orders')
  const titleId = useId()
  const { orders: shown, gone, hold } = useHeldStill(orders)
  if (shown.length === 0) return null
  return (
    // Touching is watched for what is inside, links with buttons: the next one must not slide under a finger.
    <section className={`${styles.strip} ${toneStyles[tone]}`} aria-labelledby={titleId} onPointerDown={hold}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {shown.slice(0, mostShown).map((order) => (
          <StripOrder key={order.id} order={order} isGone={gone.has(order.id)} />
        ))}
        {shown.length > mostShown ? (
          <li className={styles.more}>{t('kitchen.more', { count: shown.length - mostShown })}</li>
        ) : null}
      </ul>
    </section>
  )
}

const StripOrder = memo(function StripOrder({ order, isGone }: { order: Order; isGone: boolean }) {
  return (
    <li className={styles.entry}>
      <Link to={`/orders/${order.id}`} className={styles.order}>
        <Icon path={orderLooks[order.status].icon} size={16} />
        <strong>
          <bdi>{order.table}</bdi>
        </strong>
        <bdi>#{order.id}</bdi>
        <span className={styles.since}>
          <MinutesSince instant={waitingSince(order)} venueId={order.restaurantId} />
        </span>
      </Link>
      <RecallButton order={order} isGone={isGone} />
    </li>
  )
})
