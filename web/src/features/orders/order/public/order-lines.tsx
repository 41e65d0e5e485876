import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { LineChoices } from '#features/orders/parts/line-choices.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/public/order-lines.module.css'

/** Shows the lines of an order as they were sold. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul>
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
  // In bilingual venues, the name in the other language is beside the first. (spec 2, §1)
  const other = book.find(venueId)?.biLingual ? textIn(line.name, language === 'ar' ? 'en' : 'ar') : ''
  return (
    <li className={`${styles.line} ${stack.flex3}`}>
      <strong className={styles.quantity}>{line.itemQty}×</strong>
      <div className={stack.grow}>
        <p className={`${styles.name} ${stack.wrap}`}>
          {textIn(line.name, language)}
          {other && other !== textIn(line.name, language) ? (
            <bdi className={`${font.soft} ${font.regular}`} lang={language === 'ar' ? 'en' : 'ar'}>
              {other}
            </bdi>
          ) : null}
        </p>
        <LineChoices line={line} venueId={venueId} />
        {line.comment ? <LineComment comment={line.comment} venueId={venueId} /> : null}
      </div>
      <p className={`${styles.price} ${stack.column}`}>
        {line.basePrice > line.price ? <s className={`${font.note} ${font.regular}`}>{money(line.basePrice)}</s> : null}
        {line.hidePrice ? null : <span>{money(line.totalPrice)}</span>}
      </p>
    </li>
  )
}
