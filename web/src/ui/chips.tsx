import { type ReactNode, useRef } from 'react'
import stack from '#ui/stack.module.css'
import styles from '#ui/chips.module.css'
import endStyles from '#ui/scroll-ends.module.css'
import { useScrollEnds } from '#ui/use-scroll-ends.ts'

/** Renders choices side by side, for one of them; they scroll if there is no room. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useScrollEnds(row)
  return (
    <div ref={row} className={`${styles.chips} ${endStyles.row}`} role="group" aria-label={label}>
      {children}
    </div>
  )
}

type ChipProps = {
  isChosen: boolean
  /** The first field of a dialog: nothing can be done there before an option is chosen. */
  isFirst?: boolean
  onChoose: () => void
  children: ReactNode
}

export function Chip({ isChosen, isFirst, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${stack.inline2}`}
      aria-pressed={isChosen}
      data-focus-first={isFirst ? '' : undefined}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
