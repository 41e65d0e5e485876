import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type ConfirmProps = {
  /** The question. */
  title: string
  children?: ReactNode
  /** The word of the act itself: Cancel order, never OK. */
  confirmLabel: string
  /** Else "Go back", which says nothing to somebody who was just leaving. */
  cancelLabel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** While something is still to be chosen, or the tap that brought the question may not be over. */
  isOff?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that can't be undone. The focus starts on the answer that does nothing. */
export function Confirm({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger,
  isBusy,
  isOff,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const t = useWords('ui')
  return (
    <Dialog
      title={title}
      isUrgent
      onClose={onCancel}
      actions={
        <>
          <BigButton kind="quiet" onClick={onCancel} data-focus-first="">
            {cancelLabel ?? t('goBack')}
          </BigButton>
          <BigButton kind={isDanger ? 'danger' : 'main'} isBusy={isBusy} isOff={isOff} onClick={onConfirm}>
            {confirmLabel}
          </BigButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
