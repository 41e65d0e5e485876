import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/tool-button.module.css'

type ToolButtonProps = {
  /** One of `icon-paths.ts`, or of the feature's own. */
  icon: string
  /** The act and its subject, for screen readers and as a tooltip. */
  label: string
  /** True while the act is pending: the button ignores a second press. */
  isBusy?: boolean
  onClick: () => void
  children?: ReactNode
}

/** Renders a quiet button of a card or a row: an icon, and a word if there is room. */
export function ToolButton({ icon, label, isBusy, onClick, children }: ToolButtonProps) {
  return (
    // Not both: a title that repeats the name is read a second time.
    <button
      type="button"
      className={`${styles.tool} ${stack.inline2} ${surface.bare}`}
      {...(children ? { 'aria-label': label } : { title: label })}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      <Icon path={icon} />
      {children ? <span className={styles.word}>{children}</span> : null}
    </button>
  )
}

/** Renders such buttons in a row. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <span className={styles.row}>{children}</span>
}
