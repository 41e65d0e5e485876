import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { closeIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { notificationLooks } from '#features/notifications/notification-looks.ts'
import { useEndNotification } from '#features/notifications/notifications.mutations.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/notifications/parts/notifications-table.module.css'

/** What can be opened for one message. */
export const notificationTools = ['edit', 'delete'] as const

export type NotificationTool = (typeof notificationTools)[number]

type NotificationsTableProps = {
  notifications: readonly StaffNotification[]
  /** Whose staff they are written to. */
  venue: Venue
  isBusy: boolean
  onOpen: (tool: NotificationTool, id: number) => void
}

/** One page of messages to the staff of a venue, the newest first. */
export function NotificationsTable({ notifications, venue, isBusy, onOpen }: NotificationsTableProps) {
  const t = useWords('notifications')
  const { dateTime } = useVenueFormats(venue)
  const columns: Column<StaffNotification>[] = [
    {
      key: 'message',
      label: t('columns.message'),
      kind: 'heading',
      render: ({ title, message }) => (
        <>
          <bdi className={styles.title}>{title}</bdi>
          <span className={styles.message} dir="auto">
            {message}
          </span>
        </>
      ),
    },
    {
      key: 'type',
      label: t('columns.type'),
      render: ({ type }) => <StateTag {...notificationLooks[type]} label={t(`types.${type}`)} />,
    },
    {
      key: 'validity',
      label: t('columns.validity'),
      inCard: 'labelled',
      render: ({ validity }) => (validity === null ? t('untilEnded') : dateTime(validity)),
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ isActive }) => (
        <StateTag tone={isActive ? 'green' : 'grey'} label={t(isActive ? 'states.shown' : 'states.ended')} />
      ),
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (notification) => <NotificationActs notification={notification} onOpen={onOpen} />,
    },
  ]
  return (
    <DataTable
      label={t('screens.staffMessaging')}
      columns={columns}
      records={notifications}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  )
}

function NotificationActs({
  notification: { id, title, isActive },
  onOpen,
}: { notification: StaffNotification } & Pick<NotificationsTableProps, 'onOpen'>) {
  const t = useWords('notifications')
  const end = useEndNotification()

  /** Where only those that are shown are listed, the next one comes under the hand. */
  function handleEnd(): void {
    if (end.isPending) return
    shieldPressed()
    end.mutate(id)
  }

  return (
    <ToolRow>
      <ToolButton icon={editIcon} label={t('edit', { title })} onClick={() => onOpen('edit', id)} />
      {isActive ? (
        // It closes nothing: all screens lose the message.
        <ToolButton icon={closeIcon} label={t('end', { title })} onClick={handleEnd}>
          {t('endAct')}
        </ToolButton>
      ) : null}
      <ToolButton icon={deleteIcon} label={t('remove', { title })} onClick={() => onOpen('delete', id)} />
    </ToolRow>
  )
}
