import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useRowFocus } from '#kit/address/use-row-focus.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import { closeAllPopups, closePopupList, type WaitingPopup } from '#ui/popups/waiting-popups.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/popups/call-list.module.css'

type CallListProps = { popups: readonly Pick<WaitingPopup, 'id' | 'kind' | 'row'>[] }

/**
 * Renders all current pop-ups, the worst first, each with its acts. When a colleague accepts one, the focus of a button
 * that disappears moves to the next one.
 */
export function CallList({ popups }: CallListProps) {
  const t = useTranslations('ui')
  const wasStill = useHasRested()
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)

  function handleCloseAll(): void {
    closeAllPopups()
    closePopupList()
  }

  return (
    <Dialog
      title={t('popups.all', { count: popups.length })}
      onClose={closePopupList}
      width={660}
      actions={
        <BigButton kind="quiet" isOff={!wasStill} onClick={handleCloseAll}>
          {t('popups.closeAll')}
        </BigButton>
      }
    >
      <ul ref={list}>
        {popups.map(({ id, kind, row }, index) => (
          <li key={id}>
            {kind === popups[index - 1]?.kind ? null : <h3 className={`${styles.kind} ${font.note}`}>{kind}</h3>}
            {row}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type CallRowProps = {
  title: string
  /** Beside the title: how late it is. */
  tag?: ReactNode
  children: ReactNode
  /** The buttons; the main one is last, before the cross. */
  actions?: ReactNode
  /** Left out if it can't be dismissed. */
  onClose?: () => void
}

/** Renders a pop-up in the list, with its title, details and acts. */
export function CallRow({ title, tag, children, actions, onClose }: CallRowProps) {
  const t = useTranslations('ui')
  return (
    <div className={`${styles.row} ${stack.row}`}>
      <div className={styles.words}>
        <div className={`${styles.head} ${stack.row}`}>
          <h4 className={styles.title}>
            <bdi>{title}</bdi>
          </h4>
          {tag}
        </div>
        {children}
      </div>
      <div className={`${styles.actions} ${stack.flex2}`}>
        {actions}
        {onClose ? (
          <button
            type="button"
            className={`${styles.close} ${surface.iconButton}`}
            onClick={onClose}
            aria-label={t('popups.close')}
            title={t('popups.close')}
          >
            <Icon path={closeIcon} />
          </button>
        ) : null}
      </div>
    </div>
  )
}
