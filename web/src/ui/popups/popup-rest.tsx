import { useWords } from '#kit/i18n.ts'
import { unfoldShelf, useShelfRoom } from '#kit/shelf-room.ts'
import styles from '#ui/popups/popup-more.module.css'

export const popupShelfId = 'pop-ups'

/** The pop-ups of all kinds for which the shelf has no room, as a number; a press shows all of them, and another one as few as before. */
export function PopupRest() {
  const t = useWords('ui')
  const { hidden, isUnfolded } = useShelfRoom()
  if (hidden === 0) return null
  return (
    <button
      type="button"
      className={`${styles.more} ${styles.rest}`}
      onClick={() => unfoldShelf(!isUnfolded)}
      aria-label={isUnfolded ? undefined : `${t('popups.rest', { count: hidden })}. ${t('popups.showAll')}`}
      aria-expanded={isUnfolded}
      aria-controls={popupShelfId}
    >
      {isUnfolded ? null : <bdi className={styles.number}>{t('popups.more', { count: hidden })}</bdi>}
      {t(isUnfolded ? 'popups.showFewer' : 'popups.showAll')}
    </button>
  )
}
