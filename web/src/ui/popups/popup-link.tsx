import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#ui/popups/popup-link.module.css'

type PopupLinkProps = { to: string; onClick?: () => void; children: ReactNode }

/** Leads from a pop-up to the screen where there is more of it. */
export function PopupLink(props: PopupLinkProps) {
  return <Link {...props} className={styles.link} />
}
