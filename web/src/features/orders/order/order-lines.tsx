import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage } from '#kit/i18n.ts'
import { LineChoices } from '#features/orders/parts/line-choices.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/order-lines.module.css'

/** What was ordered, as it was sold. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className={styles.lines}>
      {order.cart.map((line, index) => (
        <Line key={index} line={line} venueId={order.restaurantId} />
      ))}
    </ul>
  )
}

function Line({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  const book = useVenueBook()
  const { money } = book.formatsOf(venueId)
  // In venues that work in two languages the other name stands beside the first. (spec 2, §1)
  const other = book.find(venueId)?.biLingual ? textIn(line.name, language === 'ar' ? 'en' : 'ar') : ''
  return (
    <li className={styles.line}>
      <strong className={styles.quantity}>{line.itemQty}×</strong>
      <div className={styles.what}>
        <p className={styles.name}>
          {textIn(line.name, language)}
          {other && other !== textIn(line.name, language) ? (
            <bdi className={styles.other} lang={language === 'ar' ? 'en' : 'ar'}>
              {other}
            </bdi>
          ) : null}
        </p>
        <LineChoices line={line} venueId={venueId} />
        {line.comment ? <LineComment comment={line.comment} venueId={venueId} /> : null}
      </div>
      <p className={styles.price}>
        {line.basePrice > line.price ? <s className={styles.base}>{money(line.basePrice)}</s> : null}
        {line.hidePrice ? null : <span>{money(line.totalPrice)}</span>}
      </p>
    </li>
  )
}
