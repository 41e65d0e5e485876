import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useLateText } from '#features/orders/parts/use-late-text.ts'

/** Says by how long an order is late; nothing while it is not late. */
export function LateTag({ order }: { order: Order }) {
  const words = useLateText(order)
  return words === null ? null : <StateTag tone="red" icon={warningIcon} label={words} />
}
