import { type ReactNode, useId } from 'react'
import styles from '#ui/settings-section.module.css'

export function SettingsSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
