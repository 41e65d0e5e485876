import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ReactNode } from 'react'
import type { Tone } from '#ui/tone.ts'
import { CountOf } from '#features/orders/parts/filter-bar.tsx'
import { LateCount } from '#features/orders/parts/late-count.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/parts/count-tabs.module.css'
import toneStyles from '#ui/tone.module.css'

/** Arranges tabs side by side, all as wide as the others. */
export const countTabsClass = `${styles.tabs} ${stack.grid1}`

type CountTabProps = {
  name: string
  tone: Tone
  orders: readonly Order[]
  /** Larger than the count if a search hides some. */
  total: number
  isChosen: boolean
  onChoose: () => void
}

/** Shows a tab with the number of its orders, and how many of them are late. */
export function CountTab({ name, tone, orders, total, isChosen, onChoose }: CountTabProps): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.tab} ${stack.column} ${toneStyles[tone]}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={`${styles.name} ${font.ellipsis}`}>{name}</span>{' '}
      <span className={`${styles.counts} ${stack.inline2} ${font.nowrap}`}>
        <CountOf shown={orders.length} total={total} /> <LateCount orders={orders} />
      </span>
    </button>
  )
}
