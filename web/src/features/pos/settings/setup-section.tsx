import { type ReactNode, useId } from 'react'
import styles from '#features/pos/settings/setup-section.module.css'

type SetupSectionProps = {
  title: string
  hint?: string
  /** The button of what can be done to all of it. */
  action?: ReactNode
  children: ReactNode
}

export function SetupSection({ title, hint, action, children }: SetupSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  )
}
