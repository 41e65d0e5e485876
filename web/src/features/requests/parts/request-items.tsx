import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'

/** Lists the items of a request's order, in one line. */
export function RequestItems({ order }: { order: Order | undefined }) {
  const language = useLanguage()
  if (!order) return null
  return (
    <p className={`${font.note} ${font.ellipsis}`}>
      {order.cart.map(({ itemQty, name }) => `${itemQty}× ${textIn(name, language)}`).join(' · ')}
    </p>
  )
}
