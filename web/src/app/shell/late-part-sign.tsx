import { createPortal } from 'react-dom'
import { useNavigation } from 'react-router'
import styles from '#app/shell/late-part-sign.module.css'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useIsPartUnderWay, useTellsOfWaiting } from '#kit/lazy-parts.ts'
import { useTopModal } from '#ui/open-modals.ts'
import { Waiting } from '#ui/waiting.tsx'

/**
 * Says above the lower edge of the screen, where it covers no pop-up, or over the modal that covers it, that what was pressed for is still being fetched: slow lines take their time, and
 * without a line it waits.
 */
export function LatePartSign() {
  useTellsOfWaiting()
  const t = useWords('ui')
  const modal = useTopModal()
  const isPartUnderWay = useIsPartUnderWay()
  const isScreenUnderWay = useNavigation().state === 'loading'
  const isCutOff = useIsCutOff()
  if (!isPartUnderWay && !isScreenUnderWay) return null
  const sign = (
    <div className={`${styles.sign} ${modal ? styles.inModal : ''}`}>
      <Waiting text={isCutOff ? t('waitsForLine') : undefined} />
    </div>
  )
  return modal ? createPortal(sign, modal) : sign
}
