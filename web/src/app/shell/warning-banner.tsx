import { useState } from 'react'
import styles from '#app/shell/warning-banner.module.css'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { closeIcon } from '#ui/icon-paths.ts'

const hiddenForSeconds = 3 * 24 * 60 * 60

/** What everybody who signs in should know, in one line that opens; closed, it stays away for three days or until logout. (spec 1, §2.4) */
export function WarningBanner() {
  const t = useWords('shell')
  const [isClosed, setIsClosed] = useState(() => /(?:^|; )showAlert=false/.test(document.cookie))
  const [isOpen, setIsOpen] = useState(false)
  if (isClosed) return null

  function handleClose(): void {
    document.cookie = `showAlert=false; path=/; max-age=${hiddenForSeconds}; samesite=lax`
    // The screen beneath moves up.
    shieldPressed()
    setIsClosed(true)
  }

  return (
    <section className={styles.banner} aria-labelledby="credentials-warning" data-open={isOpen}>
      <Icon path={warningIcon} />
      <div className={styles.words}>
        <h2 id="credentials-warning">{t('warning.title')}</h2>
        <p id="credentials-warning-text">{`${t('warning.share')} ${t('warning.responsible')} ${t('warning.monitored')}`}</p>
      </div>
      <button
        type="button"
        className={styles.more}
        onClick={() => setIsOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls="credentials-warning-text"
      >
        {t(isOpen ? 'warning.less' : 'warning.more')}
      </button>
      <button
        type="button"
        className={styles.close}
        onClick={handleClose}
        aria-label={t('warning.close')}
        title={t('warning.close')}
      >
        <Icon path={closeIcon} />
      </button>
    </section>
  )
}
