import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import type { OrderCallKind } from '#features/orders/popups/order-calls.ts'
import { piecesOf } from '#features/orders/order-words.ts'
import { OrderComments } from '#features/orders/parts/order-comments.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/popups/order-popup.module.css'

/** How much it is, since when it waits, and what the guest asked for. */
export function OrderCallFacts({ kind, order }: { kind: OrderCallKind; order: Order }) {
  const t = useWords('orders')
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  return (
    <>
      <p className={styles.facts}>
        {t('items', { count: piecesOf(order) })} · <bdi>{money(order.orderPrice)}</bdi> ·{' '}
        <bdi>{time(kind === 'updatedOrder' ? order.updatedAt : order.createdAt)}</bdi>
      </p>
      <OrderComments order={order} />
    </>
  )
}
