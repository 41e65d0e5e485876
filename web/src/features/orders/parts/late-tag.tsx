import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { warningIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { useVenueBook } from '#features/orders/venue-book.tsx'

/** By how long an order is past the time it was due, in words; nothing while it is not late. */
export function LateTag({ order }: { order: Order }) {
  const t = useWords('orders')
  const { minutes } = useVenueBook().formatsOf(order.restaurantId)
  const late = useMinutesLate(order)
  if (late === null) return null
  return (
    <StateTag tone="red" icon={warningIcon} label={late === 0 ? t('late') : t('lateBy', { span: minutes(late) })} />
  )
}
