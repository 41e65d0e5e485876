import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'

/** Says by how long an order is late, like the head of its card; nothing while it is not late. */
export function LateTag({ order }: { order: Order }) {
  const lateWords = useLateWords()
  const minutes = useMinutesLate(order)
  if (minutes === null) return null
  const label = lateWords({ minutes, venueId: order.restaurantId })
  return <StateTag tone="red" icon={warningIcon} label={label} isStrong />
}
