import { type ReactNode, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useRowFocus } from '#kit/use-row-focus.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { useWasStill } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { closeAllPopups, closePopupList, type WaitingPopup } from '#ui/popups/waiting-popups.ts'
import styles from '#ui/popups/call-list.module.css'

type CallListProps = { popups: readonly Pick<WaitingPopup, 'id' | 'kind' | 'row'>[] }

/**
 * All that pops up at the moment, the worst first, each with what can be done about it. When a colleague takes one, what comes into
 * its place takes no press for a moment, and the focus of a button that goes is taken on by the next one.
 */
export function CallList({ popups }: CallListProps) {
  const t = useWords('ui')
  const wasStill = useWasStill()
  const list = useRef<HTMLUListElement>(null)
  useShieldMoved(list)
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
      <ul ref={list} className={styles.list}>
        {popups.map(({ id, kind, row }, index) => (
          <li key={id}>
            {kind === popups[index - 1]?.kind ? null : <h3 className={styles.kind}>{kind}</h3>}
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
  /** The one that acts stands last. */
  actions?: ReactNode
  /** Left out where nobody may put it aside. */
  onClose?: () => void
}

/** One of them, with its title, what there is to know, and what can be done about it. */
export function CallRow({ title, tag, children, actions, onClose }: CallRowProps) {
  const t = useWords('ui')
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h4 className={styles.title}>
            <bdi>{title}</bdi>
          </h4>
          {tag}
        </div>
        {children}
      </div>
      <div className={styles.actions}>
        {onClose ? (
          <BigButton kind="quiet" onClick={onClose}>
            {t('popups.close')}
          </BigButton>
        ) : null}
        {actions}
      </div>
    </div>
  )
}
