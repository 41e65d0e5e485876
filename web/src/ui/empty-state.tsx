import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import stack from '#ui/stack.module.css'
import styles from '#ui/empty-state.module.css'

type EmptyStateProps = {
  /** One of `icon-paths.ts`. */
  icon: string
  title: string
  /** The content that will appear here, or what to do. */
  text?: string
  action?: ReactNode
}

/** Shows that a list is empty, and why that is fine. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={`${styles.empty} ${stack.row2}`}>
      <span className={`${styles.sign} ${stack.center}`}>
        <Icon path={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
