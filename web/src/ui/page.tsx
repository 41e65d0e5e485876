import type { ReactNode } from 'react'
import styles from '#ui/page.module.css'

export type PageProps = {
  title: string
  /** Where the screen stands below others, above its title. */
  trail?: ReactNode
  /** A word beside the title, such as a count. */
  note?: ReactNode
  /** Buttons and filters, across from the title. */
  actions?: ReactNode
  /** As wide as the window, for boards; else a width that reads well. */
  isWide?: boolean
  /** Whether the buttons stay in sight where the screen scrolls as a whole, as those that save what was done below them. */
  keepsActions?: boolean
  children: ReactNode
}

/** A screen's frame: its one h1, what can be done, and below it the content. */
export function Page({ title, trail, note, actions, isWide, keepsActions, children }: PageProps) {
  return (
    <div className={isWide ? styles.wide : styles.page}>
      {trail}
      <header className={`${styles.header} ${keepsActions ? styles.open : ''}`}>
        <h1 className={styles.title}>{title}</h1>
        {note ? <div className={styles.note}>{note}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}
