import { type ReactNode, useRef } from 'react'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import endStyles from '#ui/scroll-ends.module.css'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import { useScrollEnds } from '#ui/use-scroll-ends.ts'
import styles from '#ui/tab-bar.module.css'

type Tab<T extends string> = {
  name: T
  label: string
  badge?: ReactNode
  /** True if the badge counts what is wrong. */
  isWrong?: boolean
}

type TabBarProps<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  chosen: T
  onChoose: (name: T) => void
}

/** Renders the parts of a screen, of which one is shown; they scroll if there is no room, to the shown one. */
export function TabBar<T extends string>({ label, tabs, chosen, onChoose }: TabBarProps<T>) {
  const bar = useRef<HTMLElement>(null)
  useScrollEnds(bar)
  useChosenInSight(bar, chosen)
  return (
    <nav ref={bar} className={`${styles.tabs} ${endStyles.row}`} aria-label={label}>
      {tabs.map(({ name, label: text, badge, isWrong }) => (
        <button
          key={name}
          type="button"
          className={`${styles.tab} ${stack.inline2} ${surface.bare}`}
          aria-current={name === chosen ? 'page' : undefined}
          onClick={() => onChoose(name)}
        >
          {text}
          {badge ? (
            <span className={styles.badge} data-wrong={isWrong || undefined}>
              {badge}
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
