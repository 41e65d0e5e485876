import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { memo, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { RecallButton } from '#features/orders/kitchen/recall-button.tsx'
import { useFirstLine } from '#features/orders/kitchen/use-first-line.ts'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import styles from '#features/orders/kitchen/kitchen-strip.module.css'
import toneStyles from '#ui/tone.module.css'

type KitchenStripProps = { title: string; orders: readonly Order[]; tone: 'violet' | 'amber' }

/**
 * Orders that the kitchen has nothing to do with at this moment, in one line at the edge. What is ready can be recalled. Of those
 * for which there is no room the line says how many there are; a press shows them all.
 */
export function KitchenStrip({ title, orders, tone }: KitchenStripProps) {
  const t = useWords('orders')
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { orders: shown, gone, hold } = useHeldStill(orders)
  const fitting = useFirstLine(list, shown)
  const further = shown.length - fitting
  if (shown.length === 0) return null
  return (
    // Touching is watched for what is inside, links with buttons: the next one must not slide under a finger.
    <section
      className={`${styles.strip} ${isOpen ? styles.open : ''} ${toneStyles[tone]}`}
      aria-labelledby={titleId}
      onPointerDown={hold}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul ref={list} className={styles.list}>
        {shown.map((order, index) => (
          <StripOrder key={order.id} order={order} isGone={gone.has(order.id)} isHidden={!isOpen && index >= fitting} />
        ))}
      </ul>
      {further > 0 ? (
        <BigButton kind="quiet" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('kitchen.fewer') : t('kitchen.more', { count: further })}
        </BigButton>
      ) : null}
    </section>
  )
}

type StripOrderProps = {
  order: Order
  isGone: boolean
  /** Below the one line that is drawn: neither seen nor pressed. */
  isHidden: boolean
}

const StripOrder = memo(function StripOrder({ order, isGone, isHidden }: StripOrderProps) {
  return (
    <li className={styles.entry} inert={isHidden}>
      <Link to={orderAddress(order.id)} className={styles.order}>
        <Icon path={orderStatusLooks[order.status].icon} size={16} />
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
