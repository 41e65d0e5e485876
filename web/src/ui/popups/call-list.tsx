import { type ReactNode, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useRowFocus } from '#kit/use-row-focus.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { useWasStill } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from '#ui/popups/call-list.module.css'

type CallListProps = { title: string; onClose: () => void; onCloseAll: () => void; children: ReactNode }

/**
 * All that pops up at the moment, one below the other, each with what can be done about it. When a colleague takes one, what comes into
 * its place takes no press for a moment, and the focus of a button that goes is taken on by the next one.
 */
export function CallList({ title, onClose, onCloseAll, children }: CallListProps) {
  const t = useWords('ui')
  const wasStill = useWasStill()
  const list = useRef<HTMLUListElement>(null)
  useShieldMoved(list)
  useRowFocus(list)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <BigButton kind="quiet" isOff={!wasStill} onClick={onCloseAll}>
          {t('popups.closeAll')}
        </BigButton>
      }
    >
      <ul ref={list} className={styles.list}>
        {children}
      </ul>
    </Dialog>
  )
}

type CallRowProps = {
  title?: string
  children: ReactNode
  /** The one that acts stands last. */
  actions?: ReactNode
  /** Left out where nobody may put it aside, or where something else is done about it. */
  onClose?: () => void
}

/** One of them, with its title, what there is to know, and what can be done about it. */
export function CallRow({ title, children, actions, onClose }: CallRowProps) {
  const t = useWords('ui')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {title === undefined ? null : (
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
        )}
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
    </li>
  )
}
