import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import stack from '#ui/stack.module.css'
import styles from '#app/shell/warning-banner.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { closeIcon } from '#ui/icon-paths.ts'

const hiddenForSeconds = 3 * 24 * 60 * 60

/**
 * Shows information for everyone who signs in, in one line that opens; once closed, it stays away for three days or
 * until logout. (spec 1, §2.4)
 */
export function WarningBanner() {
  const t = useTranslations('shell')
  const [isClosed, setIsClosed] = useState(() => /(?:^|; )showAlert=false/.test(document.cookie))
  const [isOpen, setIsOpen] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const isCut = useIsCut(words)
  if (isClosed) return null

  function handleClose(): void {
    document.cookie = `showAlert=false; path=/; max-age=${hiddenForSeconds}; samesite=lax`
    setIsClosed(true)
  }

  return (
    <section className={`${styles.banner} ${stack.row2}`} aria-labelledby="credentials-warning" data-open={isOpen}>
      <Icon path={warningIcon} size={18} />
      <div className={`${styles.words} ${stack.grow}`}>
        <h2 id="credentials-warning">{t('warning.title')}</h2>
        <p
          ref={words}
          id="credentials-warning-text"
        >{`${t('warning.share')} ${t('warning.responsible')} ${t('warning.monitored')}`}</p>
      </div>
      {isCut || isOpen ? (
        <button
          type="button"
          className={styles.more}
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls="credentials-warning-text"
        >
          {t(isOpen ? 'warning.less' : 'warning.more')}
        </button>
      ) : null}
      <button
        type="button"
        className={`${styles.close} ${stack.center}`}
        onClick={handleClose}
        aria-label={t('warning.close')}
        title={t('warning.close')}
      >
        <Icon path={closeIcon} size={18} />
      </button>
    </section>
  )
}

/** Returns true if a line of text is cut off at its end. */
function useIsCut(line: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [line])
  return isCut
}
