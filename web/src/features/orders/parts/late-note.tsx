import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLateText } from '#features/orders/parts/use-late-text.ts'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import font from '#ui/font.module.css'
import styles from '#features/orders/parts/late-note.module.css'

/** Says by how long an order of a list is late, in red words without a ground: late rows may follow each other. */
export function LateNote({ order }: { order: Order }) {
  const lateWords = useLateWords()
  const late = useMinutesLate(order)
  const lateText = useLateText(order)
  if (late === null) return null
  return (
    <strong className={`${styles.late} ${font.small}`}>
      <span className="visually-hidden">{lateText}</span>
      <span aria-hidden="true">{lateWords({ minutes: late, venueId: order.restaurantId })}</span>
    </strong>
  )
}
