import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage } from '#kit/i18n.ts'
import styles from '#features/requests/parts/request-items.module.css'

/** What is in the order that a request is about, in one line. */
export function RequestItems({ order }: { order: Order | undefined }) {
  const language = useLanguage()
  if (!order) return null
  return (
    <p className={styles.items}>
      {order.cart.map(({ itemQty, name }) => `${itemQty}× ${textIn(name, language)}`).join(' · ')}
    </p>
  )
}
