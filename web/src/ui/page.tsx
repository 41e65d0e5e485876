import type { ReactNode } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/page.module.css'

export type PageProps = {
  title: string
  /** The path to the screen through its parents, above its title. */
  trail?: ReactNode
  /** A word beside the title, such as a count. */
  note?: ReactNode
  /** Buttons and filters, across from the title. */
  actions?: ReactNode
  /** True for the full width of the window, for boards; else a width that reads well. */
  isWide?: boolean
  /**
   * True if the buttons stay visible while the screen scrolls as a whole, such as those that save the form below them.
   */
  keepsActions?: boolean
  children: ReactNode
}

/** Renders a screen's frame: its one h1, its acts, and the content below. */
export function Page({ title, trail, note, actions, isWide, keepsActions, children }: PageProps) {
  return (
    <div className={isWide ? `${styles.wide} ${stack.fill}` : styles.page} data-fills={isWide ? '' : undefined}>
      {trail}
      <header className={`${styles.header} ${stack.cluster} ${keepsActions ? styles.open : ''}`}>
        <h1 className={styles.title}>{title}</h1>
        {note ? <div className={`${font.soft} ${stack.shrink}`}>{note}</div> : null}
        {actions ? (
          <div className={`${styles.actions} ${stack.shrink} ${stack.pushed} ${stack.cluster2}`}>{actions}</div>
        ) : null}
      </header>
      {children}
    </div>
  )
}
