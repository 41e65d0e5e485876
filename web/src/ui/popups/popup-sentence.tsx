import type { ReactNode } from 'react'
import { Link } from 'react-router'
import font from '#ui/font.module.css'
import styles from '#ui/popups/popup-sentence.module.css'

type PopupSentenceProps = {
  to: string
  onClick: () => void
  /** True if the title has all of its words: only screen readers get them again. */
  isInTitle?: boolean
  /** What follows the sentence, and is never in the title. */
  rest?: string
  children: ReactNode
}

/**
 * Describes an event, as a link to where it is resolved: if there is little room, it replaces the button that only
 * leads there.
 */
export function PopupSentence({ isInTitle, rest = '', children, ...link }: PopupSentenceProps) {
  return (
    <Link {...link} className={`${styles.sentence} ${styles.link} ${font.link}`}>
      {isInTitle ? <span className="visually-hidden">{children}</span> : children}
      {rest === '' ? null : ` ${rest}`}
    </Link>
  )
}
