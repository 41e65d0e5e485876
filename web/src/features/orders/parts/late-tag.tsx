import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'

/** By how long an order is past the time it was due, in words; nothing while it is not late. */
export function LateTag({ order }: { order: Order }) {
  const words = useLateWords(order)
  return words === null ? null : <StateTag tone="red" icon={warningIcon} label={words} />
}
