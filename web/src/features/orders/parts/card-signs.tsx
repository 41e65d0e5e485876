import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { OrderStateParts } from '#features/orders/public/order-state-parts.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { ConfirmTag } from '#features/orders/parts/confirm-tag.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { WholeWait } from '#features/orders/parts/whole-wait.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/parts/card-signs.module.css'

type CardSignsProps = { order: Order; showsVenue?: boolean; showsStatus?: boolean }

/** Shows the rare states of an order as small words in one line; nothing if it has none. */
export function CardSigns({ order, showsVenue, showsStatus }: CardSignsProps) {
  const book = useVenueBook()
  return (
    <div className={`${styles.signs} ${stack.cluster} ${font.note}`}>
      {showsVenue ? <bdi>{book.nameOf(order.restaurantId)}</bdi> : null}
      {showsStatus ? <StatusTag status={order.status} /> : null}
      <TestTag order={order} />
      <CancelWishTag order={order} />
      <ConfirmTag order={order} />
      <RefundTag order={order} />
      {order.onlineOrderPaymentStatus === 'not-paid' ? null : <PaymentTag order={order} />}
      <DiscountTag order={order} />
      <OrderStateParts place="card" order={order} />
      <WholeWait order={order} />
    </div>
  )
}

/** Shows the discount of an order; nothing if it has none. */
function DiscountTag({ order }: { order: Order }) {
  const t = useTranslations('orders')
  if (order.discountPercentage === 0) return null
  return <StateTag tone="grey" label={t('card.discount', { percent: order.discountPercentage })} />
}
