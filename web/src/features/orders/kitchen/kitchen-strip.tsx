import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { orderLooks } from '#features/orders/order-looks.ts'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import styles from '#features/orders/kitchen/kitchen-strip.module.css'
import toneStyles from '#ui/tone.module.css'

const mostShown = 12

type KitchenStripProps = { title: string; orders: readonly Order[]; tone: 'violet' | 'amber' }

/** Orders that the kitchen has nothing to do with at this moment, in one line at the edge. */
export function KitchenStrip({ title, orders, tone }: KitchenStripProps) {
  const t = useWords('orders')
  const titleId = useId()
  if (orders.length === 0) return null
  return (
    <section className={`${styles.strip} ${toneStyles[tone]}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {orders.slice(0, mostShown).map((order) => (
          <StripOrder key={order.id} order={order} />
        ))}
        {orders.length > mostShown ? (
          <li className={styles.more}>{t('kitchen.more', { count: orders.length - mostShown })}</li>
        ) : null}
      </ul>
    </section>
  )
}

const StripOrder = memo(function StripOrder({ order }: { order: Order }) {
  return (
    <li>
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
    </li>
  )
})
