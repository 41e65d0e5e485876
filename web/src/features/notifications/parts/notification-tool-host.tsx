import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import type { OpenedTool } from '#kit/use-opened-tool.ts'
import { Confirm } from '#ui/confirm.tsx'
import { useRemoveNotification } from '#features/notifications/notifications.mutations.ts'
import { oneNotification } from '#features/notifications/notifications.queries.ts'
import { NotificationDrawer } from '#features/notifications/parts/notification-drawer.tsx'
import type { NotificationTool } from '#features/notifications/parts/notifications-table.tsx'

type NotificationToolHostProps = { venue: Venue; opened: OpenedTool<NotificationTool>; onClose: () => void }

/** What is open over the messages: the form of one or of a new one, or the question before one is deleted. */
export function NotificationToolHost({ venue, opened, onClose }: NotificationToolHostProps) {
  const { data } = useQuery(oneNotification(opened?.id ?? null))
  if (opened?.tool === 'add') return <NotificationDrawer venue={venue} notification={null} onClose={onClose} />
  if (!opened || !data) return null
  return opened.tool === 'edit' ? (
    <NotificationDrawer key={data.id} venue={venue} notification={data} onClose={onClose} />
  ) : (
    <RemoveQuestion notification={data} onEnd={onClose} />
  )
}

function RemoveQuestion({
  notification: { id, title },
  onEnd,
}: {
  notification: StaffNotification
  onEnd: () => void
}) {
  const t = useWords('notifications')
  const remove = useRemoveNotification()
  return (
    <Confirm
      title={t('removeQuestion')}
      confirmLabel={t('removeAct')}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onEnd })}
      onCancel={onEnd}
    >
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <p>{t('removeText')}</p>
    </Confirm>
  )
}
