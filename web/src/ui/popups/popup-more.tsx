import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcon } from '#ui/icon-paths.ts'
import { openPopupList, useWaitingPopups } from '#ui/popups/waiting-popups.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/popups/popup-more.module.css'

/**
 * Shows the number of pop-ups besides the one in the bar; a press opens the list of all, in which each has all of its
 * words and acts.
 */
export function PopupMore() {
  const t = useTranslations('ui')
  const count = useWaitingPopups().length - 1
  const label = count > 0 ? `${t('popups.rest', { count })}. ${t('popups.showAll')}` : t('popups.showWhole')
  return (
    <button
      type="button"
      className={`${styles.more} ${stack.center} ${surface.bare}`}
      onClick={openPopupList}
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
    >
      {count > 0 ? (
        <span className={styles.number}>
          <bdi className={styles.short}>{t('popups.more', { count })}</bdi>
          <bdi className={styles.long}>{t('popups.others', { count })}</bdi>
        </span>
      ) : (
        <Icon path={moreIcon} />
      )}
    </button>
  )
}
