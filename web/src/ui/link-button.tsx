import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/link-button.module.css'
import short from '#ui/short-on-phones.module.css'

type LinkButtonProps = {
  to: string
  icon: string
  /** Its name, if only its icon is shown. */
  label?: string
  /** Uses the compact style (several buttons side by side). */
  isShortOnPhones?: boolean
  /** The text for screen readers, if the visible words do not name the subject. */
  'aria-label'?: string
  className?: string
  children?: ReactNode
}

/** Renders a link to another screen beside the buttons of a page, of the same height. */
export function LinkButton({ to, icon, label, isShortOnPhones, className = '', children, ...said }: LinkButtonProps) {
  const looks = [styles.link, children ? '' : styles.sign, isShortOnPhones ? short.button : '', className]
  return (
    <Link className={looks.join(' ')} to={to} title={label} {...said}>
      <Icon path={icon} />
      {isShortOnPhones ? <span className={short.word}>{children}</span> : children}
    </Link>
  )
}
