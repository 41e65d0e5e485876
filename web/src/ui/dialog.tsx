import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import styles from '#ui/dialog.module.css'

type DialogProps = {
  title: string
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Escape and the cross; a dialog without it is left by its buttons only. */
  onClose?: () => void
  /** Says what it says at once to people who can't see it. */
  isUrgent?: boolean
}

/** The browser's own dialog: it keeps the keyboard inside, and gives it back when it closes. */
export function Dialog({ title, children, actions, onClose, isUrgent }: DialogProps) {
  const t = useWords('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      role={isUrgent ? 'alertdialog' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {onClose ? (
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
            <Icon path={closeIcon} />
          </button>
        ) : null}
      </header>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </dialog>
  )
}
