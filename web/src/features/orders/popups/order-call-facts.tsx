import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { OrderCallKind } from '#features/orders/popups/order-calls.ts'
import { piecesOf } from '#features/orders/records/order-texts.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/popups/order-popup.module.css'

/** Shows the number of items of an order, its price, and since when it waits. */
export function OrderCallFacts({ kind, order }: { kind: OrderCallKind; order: Order }) {
  const t = useTranslations('orders')
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  return (
    <p className={`${styles.facts} ${font.note}`}>
      {t('items', { count: piecesOf(order) })} · <bdi>{money(order.orderPrice)}</bdi> ·{' '}
      <bdi>{time(kind === 'updatedOrder' ? order.updatedAt : order.createdAt)}</bdi>
    </p>
  )
}
