import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/link-button.module.css'

type LinkButtonProps = {
  to: string
  icon: string
  /** True for the next step, which is filled as a main button. */
  isMain?: boolean
  /** The text for screen readers, if the visible words do not name the subject. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** Renders a link to another screen beside the buttons of a page, of the same height. */
export function LinkButton({ to, icon, isMain, className = '', children, ...said }: LinkButtonProps) {
  return (
    <Link className={`${styles.link} ${isMain ? styles.main : ''} ${className}`} to={to} {...said}>
      <Icon path={icon} />
      {children}
    </Link>
  )
}
