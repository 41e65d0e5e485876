import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/link-button.module.css'

type LinkButtonProps = {
  to: string
  icon: string
  /** The text for screen readers, if the visible words do not name the subject. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** Renders a link to another screen beside the buttons of a page, of the same height. */
export function LinkButton({ to, icon, className = '', children, ...said }: LinkButtonProps) {
  return (
    <Link className={`${styles.link} ${className}`} to={to} {...said}>
      <Icon path={icon} />
      {children}
    </Link>
  )
}
