import { useWords } from '#kit/i18n.ts'
import styles from '#features/orders/door/popup-more.module.css'

export type Further = {
  /** How many more wait than the one that is shown. */
  count: number
  /** The same in words. */
  text: string
  onCloseAll: () => void
}

/** The pop-ups for which there is no room, as a number; a press puts them all aside. */
export function PopupMore({ count, text, onCloseAll }: Further) {
  const t = useWords('orders')
  const label = `${text}. ${t('popups.closeAll')}`
  return (
    <button type="button" className={styles.more} onClick={onCloseAll} aria-label={label} title={label}>
      <bdi className={styles.number}>{t('popups.more', { count })}</bdi>
    </button>
  )
}
