import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { orderLooks } from '#features/orders/order-looks.ts'
import styles from '#features/orders/board/column-title.module.css'
import toneStyles from '#ui/tone.module.css'

type ColumnTitleProps = { id: string; name: string; count: number; ready: number; tone: Tone; isHidden?: boolean }

/** What a column holds, how many, and how many of them are ready to be brought. */
export function ColumnTitle({ id, name, count, ready, tone, isHidden }: ColumnTitleProps) {
  const t = useWords('orders')
  const { number } = useFormats()
  return (
    <h2 id={id} className={isHidden ? 'visually-hidden' : styles.title}>
      <span className={`${styles.sign} ${toneStyles[tone]}`} aria-hidden="true" />
      {name}{' '}
      {ready > 0 ? <StateTag tone={orderLooks.ontheway.tone} label={t('board.ready', { count: ready })} /> : null}{' '}
      <span className={styles.count}>{number(count)}</span>
    </h2>
  )
}
