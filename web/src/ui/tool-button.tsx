import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/tool-button.module.css'

type ToolButtonProps = {
  /** One of `icon-paths.ts`, or of the feature's own. */
  icon: string
  /** What it does to what, for screen readers and where the mouse rests. */
  label: string
  onClick: () => void
  children?: ReactNode
}

/** A quiet button of a card or a row: a sign, and a word where there is room. */
export function ToolButton({ icon, label, onClick, children }: ToolButtonProps) {
  return (
    // Not both: a title that says the name again is read a second time.
    <button
      type="button"
      className={styles.tool}
      {...(children ? { 'aria-label': label } : { title: label })}
      onClick={onClick}
    >
      <Icon path={icon} />
      {children}
    </button>
  )
}

/** Such buttons beside each other. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <span className={styles.row}>{children}</span>
}
