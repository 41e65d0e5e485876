import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import styles from '#ui/back-link.module.css'

/** Leads from a screen to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      <Icon path={backIcon} isDirectional />
      {children}
    </Link>
  )
}
