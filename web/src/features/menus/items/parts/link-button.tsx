import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/menus/items/parts/link-button.module.css'

type LinkButtonProps = {
  to: string
  icon: string
  /** What it is called where only its sign is shown. */
  label?: string
  children?: ReactNode
}

/** A way to another screen that stands beside the buttons of a page. */
export function LinkButton({ to, icon, label, children }: LinkButtonProps) {
  return (
    <Link className={`${styles.link} ${children ? '' : styles.sign}`} to={to} aria-label={label} title={label}>
      <Icon path={icon} />
      {children}
    </Link>
  )
}
