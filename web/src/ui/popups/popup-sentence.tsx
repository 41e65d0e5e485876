import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#ui/popups/popup-sentence.module.css'

type PopupSentenceProps = { to: string; onClick: () => void; children: ReactNode }

/** What happened, as a link to where it is seen to: where there is little room, it stands for the button that only leads there. */
export function PopupSentence(props: PopupSentenceProps) {
  return <Link {...props} className={`${styles.sentence} ${styles.link}`} />
}
