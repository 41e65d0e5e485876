import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

/** Asks a person who is leaving whether their draft may be lost. */
export function LeaveQuestion({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  const t = useTranslations('shell')
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
