import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { shieldSecondTap } from '#kit/shield-second-tap.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import styles from '#ui/modal.module.css'

export type ModalProps = {
  title: string
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Escape and the cross; without it, it is left by its buttons only. */
  onClose?: () => void
  /** What the cross does, where it does more than to close. */
  closeLabel?: string
  /** Says what it says at once to people who can't see it. */
  isUrgent?: boolean
}

/** Where it stands and how large it is. */
type Look = Readonly<Record<string, string>>

/** The browser's own dialog: it keeps the keyboard inside, and gives it back to what opened it when it closes. */
export function Modal({ look, title, children, actions, onClose, closeLabel, isUrgent }: ModalProps & { look: Look }) {
  const t = useWords('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is taken away: an element that has gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Else it goes to the cross, as to whatever comes first. What comes first in a form is for the form to say.
    element?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    return () => {
      if (!element) return
      shieldSecondTap(element)
      element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${look.modal}`}
      aria-labelledby={titleId}
      role={isUrgent ? 'alertdialog' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <div className={`${styles.header} ${look.header}`}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose ? (
          <button
            type="button"
            className={`${styles.close} ${look.close}`}
            onClick={onClose}
            aria-label={closeLabel ?? t('close')}
          >
            <Icon path={closeIcon} />
          </button>
        ) : null}
      </div>
      {children ? <div className={look.body}>{children}</div> : null}
      {actions ? <div className={`${styles.actions} ${look.actions}`}>{actions}</div> : null}
    </dialog>
  )
}
