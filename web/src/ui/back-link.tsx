import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHasHeaderBack } from '#kit/address/go-back.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import short from '#ui/short-on-phones.module.css'
import styles from '#ui/back-link.module.css'

/** Renders a link from a screen to its list, unless the header has a back arrow. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return useHasHeaderBack() ? null : (
    <Link to={to} className={`${styles.link} ${stack.inline1}`}>
      <Icon path={backIcon} isDirectional />
      <span className={short.word}>{children}</span>
    </Link>
  )
}
