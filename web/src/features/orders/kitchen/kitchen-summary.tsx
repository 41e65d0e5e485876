import { mayRecall } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { useFrozenOrders } from '#features/orders/parts/use-frozen-orders.ts'
import { RecallButton } from '#features/orders/kitchen/recall-button.tsx'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/kitchen/kitchen-summary.module.css'
import toneStyles from '#ui/tone.module.css'

/** The number of places that are named in the header. */
const mostNamed = 2

type KitchenSummaryProps = {
  title: string
  /** One of `icon-paths.ts`, drawn before the title and, in a narrow window, instead of it. */
  icon: string
  orders: readonly Order[]
  tone: 'violet' | 'magenta'
}

/**
 * Shows the orders that the kitchen has nothing to do for at this moment, in the header: the first of them, and a button
 * for all. Ready orders can be recalled there.
 */
export function KitchenSummary({ title, icon, orders, tone }: KitchenSummaryProps) {
  const t = useTranslations('orders')
  const titleId = useId()
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { orders: shown, hold } = useFrozenOrders(orders)
  const further = shown.length - mostNamed
  const isRecallable = shown.some((order) => mayRecall(order, user))
  // Otherwise the dialog would open again with the next order.
  if (shown.length === 0 && isOpen) setIsOpen(false)
  if (shown.length === 0) return null
  return (
    // Touches are watched for the links inside: the next one must not move under a finger.
    <section
      className={`${stack.row2} ${stack.shrink} ${toneStyles[tone]}`}
      aria-labelledby={titleId}
      onPointerDown={hold}
    >
      <h2 id={titleId} className={`${styles.title} ${stack.fixed} ${stack.row1} ${font.small} ${font.regular}`}>
        <Icon path={icon} size={16} />
        <span>{title}</span>
      </h2>
      <ul className={`${styles.names} ${stack.flex2} ${stack.shrink}`}>
        {shown.slice(0, mostNamed).map((order) => (
          <li key={order.id} className={stack.shrink}>
            <Link to={orderAddress(order.id)} className={`${styles.name} ${stack.row} ${font.link}`}>
              <bdi className={font.ellipsis}>{order.table}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {isRecallable || further > 0 ? (
        <BigButton
          kind="quiet"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={isRecallable ? undefined : `${t('kitchen.more', { count: further })}: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          {isRecallable ? t('kitchen.recall') : t('kitchen.more', { count: further })}
        </BigButton>
      ) : null}
      {isOpen ? <AllOrders title={title} orders={orders} onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}

function AllOrders({ title, orders, onClose }: { title: string; orders: readonly Order[]; onClose: () => void }) {
  const { orders: shown, gone, hold } = useFrozenOrders(orders)
  return (
    <Dialog title={title} isKept onClose={onClose}>
      <ul className={`${styles.all} ${stack.column1}`} onPointerDown={hold}>
        {shown.map((order) => (
          <li key={order.id} className={`${stack.cluster2} ${stack.touch}`}>
            <Link to={orderAddress(order.id)} className={`${styles.order} ${stack.grow} ${stack.row2} ${font.link}`}>
              <strong className={`${font.large} ${font.anywhere}`}>
                <bdi>{order.table}</bdi>
              </strong>
              <bdi className={font.note}>#{order.id}</bdi>
              <span className={`${font.note} ${font.nowrap}`}>
                <MinutesSince instant={waitingSince(order)} venueId={order.restaurantId} />
              </span>
            </Link>
            <RecallButton order={order} isGone={gone.has(order.id)} onDone={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
