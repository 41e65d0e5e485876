import type { ReactNode } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/page.module.css'

export type PageProps = {
  title: string
  /** The way back to the screens above, before the title. */
  trail?: ReactNode
  /** A word beside the title, such as a count. */
  note?: ReactNode
  /** The filters of the content, in the line of the title if there is room. */
  filters?: ReactNode
  /** True if the title is visible elsewhere: here it is only read aloud. */
  isTitleHidden?: boolean
  /** Buttons, across from the title. */
  actions?: ReactNode
  /** True for a board, which is as high as the window; else the screen is as high as its content. */
  isWide?: boolean
  /**
   * True if the buttons stay visible while the screen scrolls as a whole, such as those that save the form below them.
   */
  keepsActions?: boolean
  children: ReactNode
}

/** Renders a screen's frame: its one h1, its acts, and the content below. */
export function Page({
  title,
  trail,
  note,
  filters,
  actions,
  isTitleHidden,
  isWide,
  keepsActions,
  children,
}: PageProps) {
  return (
    <div className={isWide ? `${styles.wide} ${stack.fill}` : styles.page} data-fills={isWide ? '' : undefined}>
      <header className={`${styles.header} ${stack.cluster} ${keepsActions ? styles.open : ''}`}>
        {trail ? <div className={styles.trail}>{trail}</div> : null}
        <h1 className={isTitleHidden ? 'visually-hidden' : styles.title}>{title}</h1>
        {note ? <div className={`${font.soft} ${stack.shrink}`}>{note}</div> : null}
        {filters ? <div className={styles.filters}>{filters}</div> : null}
        {actions ? (
          <div className={`${styles.actions} ${stack.shrink} ${stack.pushed} ${stack.cluster2}`}>{actions}</div>
        ) : null}
      </header>
      {children}
    </div>
  )
}
