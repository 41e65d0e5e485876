import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { CountOf } from '#features/orders/parts/filter-bar.tsx'
import styles from '#features/orders/board/column-title.module.css'
import toneStyles from '#ui/tone.module.css'

type ColumnTitleProps = {
  id: string
  name: string
  count: number
  /** More than the count where a search hides some. */
  total: number
  ready: number
  tone: Tone
  isHidden?: boolean
}

/** What a column holds, how many, and how many of them are ready to be brought. */
export function ColumnTitle({ id, name, count, total, ready, tone, isHidden }: ColumnTitleProps) {
  return (
    <h2 id={id} className={isHidden ? 'visually-hidden' : styles.title}>
      <span className={`${styles.sign} ${toneStyles[tone]}`} aria-hidden="true" />
      {name} {ready > 0 ? <ReadyTag count={ready} /> : null}{' '}
      <span className={styles.count}>
        <CountOf shown={count} total={total} />
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
