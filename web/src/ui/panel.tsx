import { type ReactNode, useId } from 'react'
import styles from '#ui/panel.module.css'

/** A part of a page with a heading of its own, and with what is to be known of it. */
export function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {children}
    </section>
  )
}
