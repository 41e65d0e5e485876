import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isAllowed } from '@brigade/domain/orders/orders.acts.ts'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { MergeOrder } from '#features/orders/order/merge-order.tsx'
import { OrderLines } from '#features/orders/order/order-lines.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/bill/bill-order.module.css'

/** An order on its bill: what was ordered and what it costs, or where it went. */
export function BillOrder({ order }: { order: Order }) {
  const t = useWords('bill')
  const { user } = useSession()
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  return (
    <li className={styles.order}>
      <div className={styles.header}>
        <h3 className={styles.name}>
          <Link to={orderAddress(order.id)} className={styles.link}>
            {t('orders:screens.order', { id: order.id })}
          </Link>
        </h3>
        <span className={styles.facts}>
          <bdi>{time(order.createdAt)}</bdi>
          {order.continuationOf === null ? null : ` · ${t('continues', { id: order.continuationOf })}`}
        </span>
        <StatusTag status={order.status} />
        <RefundTag order={order} />
      </div>
      {isOwed(order) ? (
        <>
          <OrderLines order={order} />
          <p className={styles.total}>
            {order.discountPercentage > 0 ? t('discounted', { percent: order.discountPercentage }) : t('orderPrice')}
            <strong>{money(order.orderPrice)}</strong>
          </p>
        </>
      ) : (
        <p className={styles.gone}>
          {order.mergedInto === null ? order.cancelReason : t('mergedInto', { id: order.mergedInto })}
        </p>
      )}
      {isAllowed('merge', order.status, user) ? <MergeOrder order={order} /> : null}
    </li>
  )
}
