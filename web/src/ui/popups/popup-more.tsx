import { useWords } from '#kit/i18n.ts'
import styles from '#ui/popups/popup-more.module.css'

export type WaitingCalls = {
  /** How many more wait than the one that is shown. */
  count: number
  /** The same in words. */
  text: string
  onOpen: () => void
}

/** The pop-ups for which there is no room, as a number; a press opens the list of all. */
export function PopupMore({ count, text, onOpen }: WaitingCalls) {
  const t = useWords('ui')
  const label = `${text}. ${t('popups.showAll')}`
  return (
    <button
      type="button"
      className={styles.more}
      onClick={onOpen}
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
    >
      <bdi className={styles.number}>{t('popups.more', { count })}</bdi>
    </button>
  )
}
