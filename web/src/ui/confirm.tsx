import type { ReactNode } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type ConfirmProps = {
  /** The question. */
  title: string
  children?: ReactNode
  /** The name of the act itself: Cancel order, never OK. */
  confirmLabel: string
  /** Replaces "Go back", which is unclear to a person who was just leaving. */
  cancelLabel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** True while something is still to be chosen, or the tap that opened the question may not be over. */
  isOff?: boolean
  /** The effect of confirming, if it can change while the question is open. */
  act?: string
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
  act,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const t = useTranslations('ui')
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
          <BigButton
            kind={isDanger ? 'danger' : 'main'}
            isBusy={isBusy}
            isOff={isOff}
            data-act={act}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BigButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
