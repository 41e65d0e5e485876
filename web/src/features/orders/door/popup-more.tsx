import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/door/popup-more.module.css'

/** The pop-ups for which there is no room, as a number. */
export function PopupMore({ text, children, onClose }: { text: string; children: ReactNode; onClose: () => void }) {
  const t = useWords('orders')
  return (
    <div className={styles.more}>
      <p className={styles.text}>{text}</p>
      {children}
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('popups.closeAll')}>
        <Icon path={closeIcon} />
      </button>
    </div>
  )
}
