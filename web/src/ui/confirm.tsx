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
  isDanger?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that can't be undone. */
export function Confirm({ title, children, confirmLabel, isDanger, isBusy, onConfirm, onCancel }: ConfirmProps) {
  const t = useWords('ui')
  return (
    <Dialog
      title={title}
      isUrgent
      onClose={onCancel}
      actions={
        <>
          <BigButton kind="quiet" onClick={onCancel}>
            {t('goBack')}
          </BigButton>
          <BigButton kind={isDanger ? 'danger' : 'main'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </BigButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
