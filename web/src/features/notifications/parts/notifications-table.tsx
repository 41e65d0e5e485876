import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { closeIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { notificationAppearance } from '#features/notifications/notification-appearance.ts'
import { useEndNotification } from '#features/notifications/notifications.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

/** The tools that can be opened for one message. */
export const notificationTools = ['edit', 'delete'] as const

export type NotificationTool = (typeof notificationTools)[number]

type NotificationsTableProps = {
  notifications: readonly StaffNotification[]
  /** The venue whose staff receives them. */
  venue: Venue
  isBusy: boolean
  onOpen: (tool: NotificationTool, id: number) => void
}

/** Renders one page of messages to the staff of a venue, the newest first. */
export function NotificationsTable({ notifications, venue, isBusy, onOpen }: NotificationsTableProps) {
  const t = useTranslations('notifications')
  const { dateTime } = useVenueFormats(venue)
  const columns: Column<StaffNotification>[] = [
    {
      key: 'message',
      label: t('columns.message'),
      kind: 'heading',
      render: ({ title }) => <bdi className={font.name}>{title}</bdi>,
    },
    {
      key: 'text',
      label: t('columns.text'),
      kind: 'detail',
      render: ({ message }) => <bdi>{message}</bdi>,
    },
    {
      key: 'type',
      label: t('columns.type'),
      kind: 'tag',
      inCard: 'hidden',
      render: ({ type }) => <StateTag {...notificationAppearance[type]} label={t(`types.${type}`)} />,
    },
    {
      key: 'validity',
      label: t('columns.validity'),
      kind: 'time',
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
      isList
      isBusy={isBusy}
    />
  )
}

function NotificationActs({
  notification: { id, title, isActive },
  onOpen,
}: { notification: StaffNotification } & Pick<NotificationsTableProps, 'onOpen'>) {
  const t = useTranslations('notifications')
  const end = useEndNotification()

  return (
    <ToolRow>
      <ToolButton icon={editIcon} label={t('edit', { title })} onClick={() => onOpen('edit', id)} />
      {isActive ? (
        // It closes nothing: the message leaves all screens.
        <ToolButton icon={closeIcon} label={t('end', { title })} isBusy={end.isPending} onClick={() => end.mutate(id)}>
          {t('endAct')}
        </ToolButton>
      ) : null}
      <ToolButton icon={deleteIcon} label={t('remove', { title })} onClick={() => onOpen('delete', id)} />
    </ToolRow>
  )
}
