import type { ReactNode } from 'react'
import { Link } from 'react-router'
import stack from '#ui/stack.module.css'
import styles from '#ui/popups/popup-link.module.css'

type PopupLinkProps = { to: string; onClick?: () => void; children: ReactNode }

/** Renders a link from a pop-up to the screen with its details. */
export function PopupLink(props: PopupLinkProps) {
  return <Link {...props} className={`${styles.link} ${stack.inline}`} />
}
