import { createPortal } from 'react-dom'
import styles from '#app/shell/late-part-sign.module.css'
import { useIsPartUnderWay } from '#kit/lazy-parts.ts'
import { useTopModal } from '#ui/open-modals.ts'
import { Waiting } from '#ui/waiting.tsx'

/** Says over the screen, or the modal that covers it, that what was pressed for is still being fetched: slow lines take their time. */
export function LatePartSign() {
  const modal = useTopModal()
  const isUnderWay = useIsPartUnderWay()
  if (!isUnderWay) return null
  return createPortal(
    <div className={styles.sign}>
      <Waiting />
    </div>,
    modal ?? document.body,
  )
}
