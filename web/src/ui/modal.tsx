import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import { joinOpenModals } from '#ui/open-modals.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/modal.module.css'

export type ModalProps = {
  title: string
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Called by Escape and the cross; without it, only the buttons close it. */
  onClose?: () => void
  /** The label of the cross, if it does more than close. */
  closeLabel?: string
  /** True if screen readers announce its content at once. */
  isUrgent?: boolean
  /** The width in pixels, if it differs from others of its kind. */
  width?: 576 | 660 | 960 | 'full'
  /** True if all of its content survives a reload of the page, which therefore need not wait. */
  isKept?: boolean
}

const byTouch = matchMedia('(pointer: coarse)')

const firstField = 'form :is(input, textarea:not([readonly]), select):not(:disabled)'

export type ModalKind = 'dialog' | 'drawer'

/** The place and the size of the modal. */
type Look = Readonly<Record<string, string>>

/** Renders the browser's own dialog: it traps the keyboard focus, and returns it to the opener when it closes. */
export function Modal({
  kind,
  look,
  title,
  children,
  actions,
  onClose,
  closeLabel,
  isUrgent,
  width,
  isKept = false,
}: ModalProps & { kind: ModalKind; look: Look }) {
  const t = useTranslations('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useHoldReload(() => !isKept)

  // Closed before it is removed: a removed element does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const leaveOpenModals = joinOpenModals(element)
    focusFirst(element)
    return () => {
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
      data-kind={kind}
      data-width={width}
      onKeyDownCapture={keepForOpenList}
      onCancel={(event) => {
        if (!isItsOwn(event) || !event.cancelable) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        if (!isItsOwn(event) || event.currentTarget.open || !event.currentTarget.isConnected) return
        // At a second Escape without a press in between, browsers close it in any case. A modal that must stay is shown
        // again.
        event.currentTarget.showModal()
        onClose?.()
      }}
    >
      <div className={`${styles.content} ${look.content}`}>
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
          <div className={`${stack.flex2} ${look.actions}`} data-modal-actions="">
            {actions}
          </div>
        ) : null}
      </div>
    </dialog>
  )
}

/**
 * Focuses the first field, else the heading; the browser itself would focus the cross. On touch devices no field is
 * focused, because the keyboard would cover the form.
 */
function focusFirst(dialog: HTMLElement): void {
  const field = byTouch.matches ? null : dialog.querySelector<HTMLElement>(firstField)
  const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? field ?? dialog.querySelector('h2')
  first?.focus()
}

/** Lets Escape close the open list of a field, and nothing else. */
function keepForOpenList(event: KeyboardEvent): void {
  const isOpen = event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')
  if (event.key === 'Escape' && isOpen) event.preventDefault()
}

/**
 * Returns true for the modal's own events: those of a dialog or a file field inside it arrive here too, when they
 * close.
 */
function isItsOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget
}
