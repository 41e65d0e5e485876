import type { ReactNode } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/pos/settings/setup-section.module.css'

type SetupSectionProps = {
  title: string
  hint?: string
  /** The button of an act on the whole section. */
  action?: ReactNode
  children: ReactNode
}

export function SetupSection({ title, hint, action, children }: SetupSectionProps) {
  return (
    <section className={styles.section}>
      <header className={`${styles.header} ${stack.cluster}`}>
        <h2 className={font.large}>{title}</h2>
        {action}
      </header>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  )
}
