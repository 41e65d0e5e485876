import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/empty-state.module.css'

type EmptyStateProps = {
  /** One of `icon-paths.ts`. */
  icon: string
  title: string
  /** What will appear here, or what to do. */
  text?: string
  action?: ReactNode
}

/** What a list shows while it has nothing: that this is so, and why that is all right. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.sign}>
        <Icon path={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
