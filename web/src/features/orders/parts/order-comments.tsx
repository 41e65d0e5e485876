import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage } from '#kit/i18n.ts'
import { LineComment } from '#features/orders/parts/line-comment.tsx'

/** What the guest asked of each line, for where the lines themselves have no room; nothing where they asked for nothing. */
export function OrderComments({ order }: { order: Pick<Order, 'cart'> }) {
  const language = useLanguage()
  const commented = order.cart.filter(({ comment }) => comment !== '')
  if (commented.length === 0) return null
  const sentences = new Set(commented.map(({ name, comment }) => `${textIn(name, language)}: ${comment}`))
  return <LineComment comment={[...sentences].join(' · ')} />
}
