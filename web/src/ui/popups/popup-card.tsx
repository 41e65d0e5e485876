import type { ReactNode } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'
import { PopupMore } from '#ui/popups/popup-more.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/popups/popup-card.module.css'
import toneStyles from '#ui/tone.module.css'

type PopupCardProps = {
  /** The kind of the event. It is the first part to be cut if there is little room. */
  title: string
  /** The room, by name or as a link: it comes first. */
  place?: ReactNode
  /** `late` is the one that inverts its colours. */
  tone: Tone | 'late'
  /** One of `icon-paths.ts`. */
  icon: string
  /** How long it has waited or how late it is, which is never cut off. */
  wait?: ReactNode
  children: ReactNode
  /** True if the words have a layout of their own where there is little room. */
  hasOwnLines?: true
  /**
   * The buttons; the main one is last. Buttons with `data-spare` are only in the list of all if there is little room.
   */
  actions: ReactNode
  /** True if it is dismissed, and is shown only until the screen is no longer touched. */
  isClosed: boolean
  /** Left out if it can't be dismissed. */
  onClose?: () => void
}

/**
 * Renders a pop-up in one line: the event, its immediate acts, a button to dismiss it and one to all others. It does
 * not take the focus.
 */
export function PopupCard({
  title,
  place,
  tone,
  icon,
  wait,
  children,
  hasOwnLines,
  actions,
  isClosed,
  onClose,
}: PopupCardProps) {
  const t = useTranslations('ui')
  return (
    <article
      className={`${styles.card} ${stack.row2} ${stack.grow} ${toneStyles[tone]}`}
      data-closed={isClosed ? '' : undefined}
      data-late={tone === 'late' ? '' : undefined}
    >
      <span className={`${styles.sign} ${stack.center}`}>
        <Icon path={icon} />
      </span>
      <div className={`${styles.body} ${stack.row3} ${stack.grow}`}>
        <h2 className={`${styles.head} ${stack.row2}`}>
          {place ? (
            <>
              <bdi className={styles.place}>{place}</bdi>{' '}
            </>
          ) : null}
          <span className={`${styles.title} ${font.ellipsis}`} dir="auto">
            {title}
          </span>
        </h2>
        <div className={`${styles.words} ${stack.flex}`} data-own-lines={hasOwnLines ? '' : undefined}>
          {wait ? <span className={styles.wait}>{wait}</span> : null}
          {children}
        </div>
      </div>
      <footer className={`${styles.actions} ${stack.row2} ${stack.fixed}`}>{actions}</footer>
      <div className={`${stack.flex} ${stack.fixed}`}>
        {onClose ? (
          <button
            type="button"
            className={`${styles.close} ${surface.iconButton}`}
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
