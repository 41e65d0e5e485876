import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** By how long an order is past the time it was due: Late by 21 mins. Null while it is not late. */
export function useLateWords(order: Order): string | null {
  const t = useWords('orders')
  const { minutes } = useVenueBook().formatsOf(order.restaurantId)
  const late = useMinutesLate(order)
  if (late === null) return null
  return late === 0 ? t('late') : t('lateBy', { span: minutes(late) })
}
