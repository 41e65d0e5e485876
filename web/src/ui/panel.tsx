import { type ReactNode, useId } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/panel.module.css'

type PanelProps = {
  title: string
  hint?: string
  /** Buttons that change what the part shows, across from its heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Renders a part of a page with its own heading and a hint. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={`${styles.panel} ${stack.column3}`} aria-labelledby={titleId}>
      <div className={actions ? stack.cluster2 : undefined}>
        <h2 id={titleId} className={`${font.medium} ${font.heavy}`}>
          {title}
        </h2>
        {hint ? <p className={`${styles.hint} ${font.note}`}>{hint}</p> : null}
        {actions ? <div className={`${stack.pushed} ${stack.cluster2}`}>{actions}</div> : null}
      </div>
      {children}
    </section>
  )
}
