import { useWords } from '#kit/i18n.ts'
import styles from '#features/orders/door/popup-more.module.css'

type PopupMoreProps = {
  /** How many more wait than the one that is shown. */
  count: number
  /** The same in words. */
  text: string
  onCloseAll: () => void
}

/** The pop-ups for which there is no room, as a number; a press puts them all aside. */
export function PopupMore({ count, text, onCloseAll }: PopupMoreProps) {
  const t = useWords('orders')
  if (count === 0) return null
  return (
    <button type="button" className={styles.more} onClick={onCloseAll} aria-label={`${text}. ${t('popups.closeAll')}`}>
      {t('popups.more', { count })}
    </button>
  )
}
