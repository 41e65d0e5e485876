import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'
import { type WaitingCalls, PopupMore } from '#ui/popups/popup-more.tsx'
import styles from '#ui/popups/popup-card.module.css'
import toneStyles from '#ui/tone.module.css'

type PopupCardProps = {
  title: string
  tone: Tone
  /** One of `icon-paths.ts`. */
  icon: string
  /** Beside the title: how late it is. */
  tag?: ReactNode
  /** Those for which there is no room. */
  further: WaitingCalls
  children: ReactNode
  /** The one that acts stands last; the others are left out where there is no room. */
  actions: ReactNode
  /** It is put aside, and stands here only until nothing is touched any more. */
  isClosed: boolean
  /** Left out where nobody may put it aside. */
  onClose?: () => void
}

/** A pop-up: what happened, what can be done at once, and a way to put it aside. It takes no focus from what one is doing. */
export function PopupCard({ title, tone, icon, tag, further, children, actions, isClosed, onClose }: PopupCardProps) {
  const t = useWords('ui')
  const isCrowded = further.count > 0
  return (
    <article
      className={`${styles.card} ${toneStyles[tone]} ${isCrowded ? styles.crowded : ''}`}
      data-closed={isClosed ? '' : undefined}
    >
      <span className={styles.sign}>
        <Icon path={icon} />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {tag}
        </div>
        {children}
      </div>
      <footer className={styles.actions}>{actions}</footer>
      <div className={styles.tools}>
        {isCrowded ? <PopupMore {...further} /> : null}
        {onClose ? (
          <button
            type="button"
            className={styles.close}
            onClick={() => isClosed || onClose()}
            aria-disabled={isClosed || undefined}
            aria-label={t('popups.close')}
          >
            <Icon path={closeIcon} />
          </button>
        ) : null}
      </div>
    </article>
  )
}
