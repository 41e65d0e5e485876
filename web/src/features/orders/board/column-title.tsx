import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { CountOf } from '#features/orders/parts/filter-bar.tsx'
import { LateCount } from '#features/orders/parts/late-count.tsx'
import styles from '#features/orders/board/column-title.module.css'
import toneStyles from '#ui/tone.module.css'

type ColumnTitleProps = {
  id: string
  name: string
  /** More than the count where a search hides some. */
  total: number
  ready: number
  orders: readonly Order[]
  tone: Tone
  isHidden?: boolean
}

/** What a column holds, how many, and how many of them are ready to be brought or late. */
export function ColumnTitle({ id, name, orders, total, ready, tone, isHidden }: ColumnTitleProps) {
  return (
    <h2 id={id} className={isHidden ? 'visually-hidden' : styles.title}>
      <span className={`${styles.sign} ${toneStyles[tone]}`} aria-hidden="true" />
      <span className={styles.name}>{name}</span> {ready > 0 ? <ReadyTag count={ready} /> : null}{' '}
      <LateCount orders={orders} />{' '}
      <span className={styles.count}>
        <CountOf shown={orders.length} total={total} />
      </span>
    </h2>
  )
}

/** In a narrow column its sign stands for its word. */
function ReadyTag({ count }: { count: number }) {
  const t = useWords('orders')
  const { number } = useFormats()
  const { tone, icon } = orderStatusLooks.ontheway
  const words = t('board.ready', { count })
  return (
    <>
      <span className={styles.long}>
        <StateTag tone={tone} label={words} />
      </span>
      <span className={styles.short} role="img" title={words}>
        <StateTag tone={tone} icon={icon} label={number(count)} />
      </span>
    </>
  )
}
