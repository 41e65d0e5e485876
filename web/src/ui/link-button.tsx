import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/link-button.module.css'
import short from '#ui/short-on-phones.module.css'

type LinkButtonProps = {
  to: string
  icon: string
  /** What it is called where only its sign is shown. */
  label?: string
  /** Where it is one of many. */
  isShortOnPhones?: boolean
  /** What screen readers say, where its words leave out of what it is. */
  'aria-label'?: string
  className?: string
  children?: ReactNode
}

/** A way to another screen that stands beside the buttons of a page, as high as they are. */
export function LinkButton({ to, icon, label, isShortOnPhones, className = '', children, ...said }: LinkButtonProps) {
  const looks = [styles.link, children ? '' : styles.sign, isShortOnPhones ? short.button : '', className]
  return (
    <Link className={looks.join(' ')} to={to} title={label} {...said}>
      <Icon path={icon} />
      {isShortOnPhones ? <span className={short.word}>{children}</span> : children}
    </Link>
  )
}
