import { createPortal } from 'react-dom'
import { useNavigation } from 'react-router'
import surface from '#ui/surface.module.css'
import styles from '#app/shell/late-part-sign.module.css'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsPartUnderWay, useReportsWaiting } from '#kit/loading/lazy-parts.ts'
import { useTopModal } from '#ui/open-modals.ts'
import { Waiting } from '#ui/waiting.tsx'

/**
 * Shows, above the lower edge of the screen, where it covers no pop-up, or over the modal that covers the screen, that
 * a pressed part is still loading: slow connections take time, and without a connection it waits.
 */
export function LatePartSign() {
  useReportsWaiting()
  const t = useTranslations('ui')
  const modal = useTopModal()
  const isPartUnderWay = useIsPartUnderWay()
  const isScreenUnderWay = useNavigation().state === 'loading'
  const isCutOff = useIsCutOff()
  if (!isPartUnderWay && !isScreenUnderWay) return null
  const sign = (
    <div className={`${styles.sign} ${surface.card} ${modal ? styles.inModal : ''}`}>
      <Waiting text={isCutOff ? t('waitsForLine') : undefined} />
    </div>
  )
  return modal ? createPortal(sign, modal) : sign
}
