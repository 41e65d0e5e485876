import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { Confirm } from '#ui/confirm.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { useRemoveNotice, useRemoveReadNotices } from '#features/pos/pos.mutations.ts'
import { titleKeyOfNotice } from '#features/pos/posting-appearance.ts'

/**
 * The tools that can be opened: deletion of one notification, or of all that were read, up to the one that was the
 * newest then.
 */
export const noticeTools = ['delete', 'deleteRead'] as const

type NoticeToolHostProps = {
  venueId: number
  notices: readonly PosNotification[]
  opened: OpenedTool<(typeof noticeTools)[number]>
  onClose: () => void
}

/** Asks before notifications are deleted. */
export function NoticeToolHost({ venueId, notices, opened, onClose }: NoticeToolHostProps) {
  const t = useTranslations('pos')
  const notice = useHeldRecord(notices, opened?.tool === 'delete' ? opened.id : null)
  const remove = useRemoveNotice()
  const removeRead = useRemoveReadNotices(venueId)
  if (opened?.tool === 'deleteRead') {
    return (
      <Confirm
        title={t('notices.deleteReadQuestion')}
        confirmLabel={t('notices.deleteAct')}
        isDanger
        isBusy={removeRead.isPending}
        onConfirm={() => removeRead.mutate(opened.id, { onSettled: onClose })}
        onCancel={onClose}
      >
        <p>{t('notices.deleteReadText')}</p>
      </Confirm>
    )
  }
  if (!notice) return null
  return (
    <RemovalQuestion
      title={t('notices.deleteQuestion')}
      confirmLabel={t('notices.deleteAct')}
      name={t(`popups.${titleKeyOfNotice(notice)}`, { id: notice.orderId })}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(notice.id, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
