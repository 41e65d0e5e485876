import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

type LeaveReviewQuestionProps = { onLeave: () => void; onStay: () => void }

/** Asks whether the rows of a review may be lost. */
export function LeaveReviewQuestion({ onLeave, onStay }: LeaveReviewQuestionProps) {
  const t = useTranslations('menuBulk')
  return (
    <Confirm
      title={t('review.leaveTitle')}
      confirmLabel={t('review.leave')}
      cancelLabel={t('shell:form.keepEditing')}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('review.leaveText')}
    </Confirm>
  )
}
