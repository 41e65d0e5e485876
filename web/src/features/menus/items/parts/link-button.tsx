import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/menus/items/parts/link-button.module.css'

/** A way to another screen that stands beside the buttons of a page. */
export function LinkButton({ to, icon, children }: { to: string; icon: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      <Icon path={icon} />
      {children}
    </Link>
  )
}
