import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { Tone } from '#ui/tone.ts'
import { CountOf } from '#features/orders/parts/filter-bar.tsx'
import { LateCount } from '#features/orders/parts/late-count.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/board/column-title.module.css'
import toneStyles from '#ui/tone.module.css'

type ColumnTitleProps = {
  id: string
  name: string
  /** Larger than the count if a search hides some. */
  total: number
  ready: number
  orders: readonly Order[]
  tone: Tone
  isHidden?: boolean
}

/** Shows a column's name, its count, and how many of its orders are ready or late. */
export function ColumnTitle({ id, name, orders, total, ready, tone, isHidden }: ColumnTitleProps) {
  const t = useTranslations('orders')
  return (
    <h2 id={id} className={isHidden ? 'visually-hidden' : `${styles.title} ${stack.row2}`}>
      <span className={`${styles.sign} ${toneStyles[tone]}`} aria-hidden="true" />
      <span className={font.ellipsis}>{name}</span>{' '}
      <span className={font.soft}>
        <CountOf shown={orders.length} total={total} />
      </span>{' '}
      {ready > 0 ? (
        <span className={`${styles.ready} ${toneStyles.violet}`}>{t('board.ready', { count: ready })}</span>
      ) : null}{' '}
      <span className={stack.pushed}>
        <LateCount orders={orders} />
      </span>
    </h2>
  )
}
