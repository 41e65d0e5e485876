import { Children, isValidElement, type ReactNode, useRef } from 'react'
import stack from '#ui/stack.module.css'
import styles from '#ui/chips.module.css'
import endStyles from '#ui/scroll-ends.module.css'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import { useScrollEnds } from '#ui/use-scroll-ends.ts'

type ChipsProps = {
  label: string
  /** True if a dialog begins here. No choice itself is focused: its ring would look as if it were chosen. */
  isFirst?: boolean
  /** True if all are visible in a wide window, in as many lines as they need. */
  isWrapped?: boolean
  children: ReactNode
}

/** Renders choices side by side, for one of them; they scroll if there is no room, to the chosen one. */
export function Chips({ label, isFirst, isWrapped, children }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  useScrollEnds(row)
  const chosen = Children.toArray(children).findIndex(
    (chip) => isValidElement<Partial<ChipProps>>(chip) && chip.props.isChosen === true,
  )
  useChosenInSight(row, String(chosen))
  return (
    <div
      ref={row}
      className={`${styles.chips} ${isWrapped ? styles.wrapped : ''} ${endStyles.row}`}
      role="group"
      aria-label={label}
      {...(isFirst && { tabIndex: -1, 'data-focus-first': '' })}
    >
      {children}
    </div>
  )
}

type ChipProps = {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

export function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <button type="button" className={`${styles.chip} ${stack.inline2}`} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  )
}
