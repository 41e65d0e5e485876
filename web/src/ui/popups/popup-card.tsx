import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'
import { PopupMore } from '#ui/popups/popup-more.tsx'
import styles from '#ui/popups/popup-card.module.css'
import toneStyles from '#ui/tone.module.css'

type PopupCardProps = {
  title: string
  tone: Tone
  /** One of `icon-paths.ts`. */
  icon: string
  /** Beside the title, and never cut: how late it is, or that a guest is allergic. */
  tag?: ReactNode
  children: ReactNode
  /** The one that acts stands last. Those with `data-spare` are left to the list of all where there is little room. */
  actions: ReactNode
  /** It is put aside, and stands here only until nothing is touched any more. */
  isClosed: boolean
  /** Left out where nobody may put it aside. */
  onClose?: () => void
}

/** A pop-up in one line: what happened, what can be done at once, a way to put it aside and to all others. It takes no focus from what one is doing. */
export function PopupCard({ title, tone, icon, tag, children, actions, isClosed, onClose }: PopupCardProps) {
  const t = useWords('ui')
  return (
    <article className={`${styles.card} ${toneStyles[tone]}`} data-closed={isClosed ? '' : undefined}>
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
        <PopupMore />
      </div>
    </article>
  )
}
