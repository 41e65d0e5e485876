import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useHoldReload } from '#kit/open-work.ts'
import { shieldBeneath, shieldOpened } from '#kit/shield-second-tap.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import { joinOpenModals } from '#ui/open-modals.ts'
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
  /** In pixels, where it is not as wide as others of its kind. */
  width?: 576 | 660 | 'full'
  /** Whether all that is in it is there again after a reload of the page, which therefore need not wait. */
  isKept?: boolean
}

const byTouch = matchMedia('(pointer: coarse)')

const firstField = 'form :is(input, textarea, select):not(:disabled)'

/** Where it stands and how large it is. */
type Look = Readonly<Record<string, string>>

/** The browser's own dialog: it keeps the keyboard inside, and gives it back to what opened it when it closes. */
export function Modal({
  look,
  title,
  children,
  actions,
  onClose,
  closeLabel,
  isUrgent,
  width,
  isKept = false,
}: ModalProps & { look: Look }) {
  const t = useWords('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useHoldReload(() => !isKept)

  // Closed before it is taken away: an element that has gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const leaveOpenModals = joinOpenModals(element)
    focusFirst(element)
    shieldOpened(element)
    return () => {
      shieldBeneath(element)
      leaveOpenModals()
      element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${look.modal}`}
      aria-labelledby={titleId}
      role={isUrgent ? 'alertdialog' : undefined}
      data-width={width}
      onKeyDownCapture={keepForOpenList}
      onCancel={(event) => {
        if (!isItsOwn(event) || !event.cancelable) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        if (!isItsOwn(event) || event.currentTarget.open || !event.currentTarget.isConnected) return
        // At a second Escape without a press between them, browsers close it whatever is said. What was not to be left stands again.
        event.currentTarget.showModal()
        onClose?.()
      }}
    >
      <div className={`${styles.header} ${look.header}`}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
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
      {actions ? (
        <div className={`${styles.actions} ${look.actions}`} data-modal-actions="">
          {actions}
        </div>
      ) : null}
    </dialog>
  )
}

/** Else it goes to the cross, as the first that can be pressed. By touch, the keyboard would cover the form. */
function focusFirst(dialog: HTMLElement): void {
  const field = byTouch.matches ? null : dialog.querySelector<HTMLElement>(firstField)
  const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? field ?? dialog.querySelector('h2')
  first?.focus()
}

/** Escape closes the list of choices that is open in a field, and nothing else. */
function keepForOpenList(event: KeyboardEvent): void {
  const isOpen = event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')
  if (event.key === 'Escape' && isOpen) event.preventDefault()
}

/** Not of a dialog or a field for files inside of it: of those, too, one hears when they are left. */
function isItsOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget
}
