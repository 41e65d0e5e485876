import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { useRemoveNotification } from '#features/notifications/notifications.mutations.ts'
import { oneNotification } from '#features/notifications/notifications.queries.ts'
import { NotificationDrawer } from '#features/notifications/parts/notification-drawer.tsx'
import type { NotificationTool } from '#features/notifications/parts/notifications-table.tsx'

type NotificationToolHostProps = { venue: Venue; opened: OpenedTool<NotificationTool>; onClose: () => void }

/**
 * Renders the tool that is open over the messages: the form of one or of a new one, or the question before one is
 * deleted.
 */
export function NotificationToolHost({ venue, opened, onClose }: NotificationToolHostProps) {
  const t = useTranslations('notifications')
  const remove = useRemoveNotification()
  const { data } = useQuery(oneNotification(opened?.id ?? null))
  return (
    <RecordToolHost
      opened={opened}
      record={data ?? undefined}
      renderForm={(notification) => <NotificationDrawer venue={venue} notification={notification} onClose={onClose} />}
      renderRemoval={({ id, title }) => (
        <RemovalQuestion
          title={t('removeQuestion')}
          confirmLabel={t('removeAct')}
          name={title}
          text={t('removeText')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSettled: onClose })}
          onCancel={onClose}
        />
      )}
    />
  )
}
