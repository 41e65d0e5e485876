import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Returns by how long an order is late: Late by 21 min. Null while it is not late. */
export function useLateText(order: Order): string | null {
  const t = useTranslations('orders')
  const { minutes } = useVenueBook().formatsOf(order.restaurantId)
  const late = useMinutesLate(order)
  if (late === null) return null
  return t('lateBy', { span: minutes(Math.max(1, late)) })
}
