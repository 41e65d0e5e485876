import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHasHeaderBack } from '#kit/go-back.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import styles from '#ui/back-link.module.css'

/** Leads from a screen to the list that it belongs to, unless the header has an arrow back. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return useHasHeaderBack() ? null : (
    <Link to={to} className={styles.link}>
      <Icon path={backIcon} isDirectional />
      {children}
    </Link>
  )
}
