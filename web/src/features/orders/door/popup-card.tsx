import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'
import styles from '#features/orders/door/popup-card.module.css'

type PopupCardProps = {
  title: string
  tone: Tone
  /** One of `icon-paths.ts`. */
  icon: string
  /** Those for which there is no room, as a number. */
  more: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
}

/** A pop-up: what happened, what can be done at once, and a way to put it aside. It takes no focus from what one is doing. */
export function PopupCard({ title, tone, icon, more, children, actions, onClose }: PopupCardProps) {
  const t = useWords('orders')
  return (
    <article className={`${styles.card} ${styles[tone]}`}>
      <span className={styles.sign}>
        <Icon path={icon} />
      </span>
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          {more}
        </header>
        {children}
      </div>
      <footer className={styles.actions}>{actions}</footer>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('popups.close')}>
        <Icon path={closeIcon} />
      </button>
    </article>
  )
}
