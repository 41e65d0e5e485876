import { fromMinor } from '@brigade/domain/kit/money.ts'
import { cartToMinor } from '@brigade/domain/orders/orders.cart.ts'
import { totalsAsSold } from '@brigade/domain/orders/orders.pricing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import type { EditedLine } from '#features/orders/order/cart-edits.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/cart-totals.module.css'

/** What the order will come to, by the pricing that the server uses. */
export function CartTotals({ order, lines }: { order: Order; lines: readonly EditedLine[] }) {
  const t = useWords('orders')
  const book = useVenueBook()
  const venue = book.find(order.restaurantId)
  const { money } = book.formatsOf(order.restaurantId)
  if (!venue) return null
  const cart = lines.filter(({ isRemoved }) => !isRemoved).map(({ line, itemQty }) => ({ ...line, itemQty }))
  const { currency, serviceFee } = venue
  const at = { currency, serviceFee, discountPercentage: order.discountPercentage }
  const total = fromMinor(totalsAsSold(cartToMinor(cart, currency), at).orderPrice, currency)
  return (
    <p className={styles.totals}>
      {t('cart.newTotal')}
      <span className={styles.amounts}>
        {total === order.orderPrice ? null : <s className={styles.before}>{money(order.orderPrice)}</s>}
        <strong className={styles.now}>{money(total)}</strong>
      </span>
    </p>
  )
}
