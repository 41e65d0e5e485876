import { type ReactNode, useId } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/panel.module.css'

/** Renders a part of a page with its own heading and a hint. */
export function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={`${styles.panel} ${stack.column3}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={`${font.medium} ${font.heavy}`}>
          {title}
        </h2>
        {hint ? <p className={`${styles.hint} ${font.note}`}>{hint}</p> : null}
      </div>
      {children}
    </section>
  )
}
