import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcon } from '#ui/icon-paths.ts'
import { openPopupList, useWaitingPopups } from '#ui/popups/waiting-popups.ts'
import styles from '#ui/popups/popup-more.module.css'

/** How many more pop-ups wait than the one in the bar; a press opens the list of all, in which each has all of its words and acts. */
export function PopupMore() {
  const t = useWords('ui')
  const count = useWaitingPopups().length - 1
  const label = count > 0 ? `${t('popups.rest', { count })}. ${t('popups.showAll')}` : t('popups.showWhole')
  return (
    <button
      type="button"
      className={styles.more}
      onClick={openPopupList}
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
    >
      {count > 0 ? <bdi className={styles.number}>{t('popups.more', { count })}</bdi> : <Icon path={moreIcon} />}
    </button>
  )
}
