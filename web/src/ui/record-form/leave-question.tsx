import { useWords } from '#kit/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

/** Asks somebody who is leaving whether what they typed may be lost. */
export function LeaveQuestion({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  const t = useWords('shell')
  return (
    <Confirm
      title={t('form.leaveTitle')}
      confirmLabel={t('form.discard')}
      cancelLabel={t('form.keepEditing')}
      isDanger
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {t('form.leaveText')}
    </Confirm>
  )
}
