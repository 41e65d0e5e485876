import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { editorOf, pricesOfEdit } from '#features/notifications/edit-texts.ts'
import { notificationAppearance } from '#features/notifications/notification-appearance.ts'
import { useReadAdminNotification } from '#features/notifications/notifications.mutations.ts'
import font from '#ui/font.module.css'

type EditsTableProps = { notifications: readonly AdminNotification[]; isBusy: boolean }

/** Renders one page of other people's edits in menus, the newest first. */
export function EditsTable({ notifications, isBusy }: EditsTableProps) {
  const t = useTranslations('notifications')
  const { dateTime } = useFormats()
  const columns: Column<AdminNotification>[] = [
    {
      key: 'record',
      label: t('admin.columns.record'),
      kind: 'heading',
      render: ({ entityName }) => <bdi className={font.name}>{entityName}</bdi>,
    },
    {
      key: 'prices',
      label: t('admin.columns.prices'),
      kind: 'detail',
      render: (notification) => pricesOfEdit(notification),
    },
    {
      key: 'edit',
      label: t('admin.columns.edit'),
      // On the first line of a card: the prices need the room of the second.
      kind: 'state',
      render: ({ type, entity, action }) => (
        <StateTag {...notificationAppearance[type]} label={t(`admin.edits.${entity}.${action}`)} />
      ),
    },
    {
      key: 'editor',
      label: t('admin.columns.editor'),
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      render: (notification) => <bdi>{editorOf(notification)}</bdi>,
    },
    {
      key: 'venue',
      label: t('admin.columns.venue'),
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      render: ({ restaurantName }) => <bdi>{restaurantName}</bdi>,
    },
    {
      key: 'when',
      label: t('admin.columns.when'),
      kind: 'time',
      render: ({ entityUpdateDeleteTime }) => dateTime(entityUpdateDeleteTime),
    },
    {
      key: 'state',
      label: t('admin.columns.state'),
      kind: 'state',
      // An unread one has a button.
      isExtra: true,
      render: ({ isActive }) => (
        <StateTag tone={isActive ? 'blue' : 'grey'} label={t(`admin.states.${isActive ? 'unread' : 'read'}`)} />
      ),
    },
    {
      key: 'act',
      label: t('admin.columns.act'),
      kind: 'acts',
      render: (notification) => <ReadButton notification={notification} />,
    },
  ]
  return (
    <DataTable
      label={t('admin.all')}
      columns={columns}
      records={notifications}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}

function ReadButton({ notification }: { notification: AdminNotification }) {
  const t = useTranslations('notifications')
  const read = useReadAdminNotification()
  const { id, entityName, isActive, isClosable } = notification
  if (!isActive || !isClosable) return null

  return (
    <ToolButton
      icon={checkIcon}
      label={t('admin.readNamed', { name: entityName })}
      isBusy={read.isPending}
      onClick={() => read.mutate(id)}
    >
      {t('admin.read')}
    </ToolButton>
  )
}
