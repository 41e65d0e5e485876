import type { ReactNode } from 'react'
import { Link } from 'react-router'
import font from '#ui/font.module.css'
import styles from '#ui/popups/popup-sentence.module.css'

type PopupSentenceProps = {
  to: string
  onClick: () => void
  /** The words of the sentence that follow the room: screen readers get the whole sentence. */
  short: ReactNode
  /** The words after the sentence, such as a guest’s answers. */
  rest?: string
  children: ReactNode
}

/**
 * Describes an event, as a link to where it is resolved: if there is little room, it replaces the button that only
 * leads there.
 */
export function PopupSentence({ short, rest = '', children, ...link }: PopupSentenceProps) {
  return (
    <Link {...link} className={`${styles.sentence} ${styles.link} ${font.link}`}>
      <span className="visually-hidden">{children}</span>
      <span aria-hidden="true">{short}</span>
      {rest === '' ? null : ` ${rest}`}
    </Link>
  )
}
