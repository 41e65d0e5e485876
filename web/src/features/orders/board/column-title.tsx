import type { Tone } from '#ui/tone.ts'
import { useFormats } from '#kit/formats.ts'
import styles from '#features/orders/board/column-title.module.css'
import toneStyles from '#ui/tone.module.css'

type ColumnTitleProps = { id: string; name: string; count: number; tone: Tone; isHidden?: boolean }

/** What a column holds, and how many. */
export function ColumnTitle({ id, name, count, tone, isHidden }: ColumnTitleProps) {
  const { number } = useFormats()
  return (
    <h2 id={id} className={isHidden ? 'visually-hidden' : styles.title}>
      <span className={`${styles.sign} ${toneStyles[tone]}`} aria-hidden="true" />
      {name} <span className={styles.count}>{number(count)}</span>
    </h2>
  )
}
