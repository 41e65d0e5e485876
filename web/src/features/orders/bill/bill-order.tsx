import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isAllowed } from '@brigade/domain/orders/orders.acts.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { MergeOrder } from '#features/orders/order/public/merge-order.tsx'
import { OrderLines } from '#features/orders/order/public/order-lines.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/bill/bill-order.module.css'

/** Shows an order on its bill: its lines and amounts, or the order that it was merged into. */
export function BillOrder({ order }: { order: Order }) {
  const t = useTranslations('bill')
  const { user } = useSession()
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  return (
    <li className={`${styles.order} ${stack.column3}`}>
      <div className={`${styles.header} ${stack.cluster}`}>
        <h3 className={font.medium}>
          <Link to={orderAddress(order.id)} className={styles.link}>
            {t('orders:screens.order', { id: order.id })}
          </Link>
        </h3>
        <span className={font.soft}>
          <bdi>{time(order.createdAt)}</bdi>
          {order.continuationOf === null ? null : ` · ${t('continues', { id: order.continuationOf })}`}
        </span>
        <StatusTag status={order.status} />
        <TestTag order={order} />
        <RefundTag order={order} />
      </div>
      {isOwed(order) || order.isTest ? (
        <>
          <OrderLines order={order} />
          <p className={`${styles.total} ${stack.wrap}`}>
            {order.discountPercentage > 0 ? t('discounted', { percent: order.discountPercentage }) : t('orderPrice')}
            <strong>{money(order.orderPrice)}</strong>
          </p>
        </>
      ) : (
        <p className={font.soft}>
          {order.mergedInto === null ? order.cancelReason : t('mergedInto', { id: order.mergedInto })}
        </p>
      )}
      {isAllowed('merge', order.status, user) ? <MergeOrder order={order} /> : null}
    </li>
  )
}
