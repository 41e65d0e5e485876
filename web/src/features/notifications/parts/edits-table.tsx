import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { editorOf, pricesOfEdit } from '#features/notifications/edit-words.ts'
import { notificationLooks } from '#features/notifications/notification-looks.ts'
import { useReadAdminNotification } from '#features/notifications/notifications.mutations.ts'
import styles from '#features/notifications/parts/notifications-table.module.css'

type EditsTableProps = { notifications: readonly AdminNotification[]; isBusy: boolean }

/** One page of what others edited in menus, the newest first. */
export function EditsTable({ notifications, isBusy }: EditsTableProps) {
  const t = useWords('notifications')
  const { dateTime } = useFormats()
  const columns: Column<AdminNotification>[] = [
    {
      key: 'record',
      label: t('admin.columns.record'),
      kind: 'heading',
      render: (notification) => <Record notification={notification} />,
    },
    {
      key: 'edit',
      label: t('admin.columns.edit'),
      render: ({ type, entity, action }) => (
        <StateTag {...notificationLooks[type]} label={t(`admin.edits.${entity}.${action}`)} />
      ),
    },
    {
      key: 'editor',
      label: t('admin.columns.editor'),
      inCard: 'labelled',
      render: (notification) => <bdi>{editorOf(notification)}</bdi>,
    },
    {
      key: 'venue',
      label: t('admin.columns.venue'),
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
      label={t('screens.adminNotifications')}
      columns={columns}
      records={notifications}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      hasManyActs
    />
  )
}

function Record({ notification }: { notification: AdminNotification }) {
  const prices = pricesOfEdit(notification)
  return (
    <>
      <bdi className={styles.title}>{notification.entityName}</bdi>
      {prices ? (
        <span className={styles.message} dir="auto">
          {prices}
        </span>
      ) : null}
    </>
  )
}

function ReadButton({ notification }: { notification: AdminNotification }) {
  const t = useWords('notifications')
  const read = useReadAdminNotification()
  const { id, entityName, isActive, isClosable } = notification
  if (!isActive || !isClosable) return null

  /** Where only new ones are listed, the next one comes under the hand. */
  function handleRead(): void {
    if (read.isPending) return
    shieldPressed()
    read.mutate(id)
  }

  return (
    <ToolButton icon={checkIcon} label={t('admin.readNamed', { name: entityName })} onClick={handleRead}>
      {t('admin.read')}
    </ToolButton>
  )
}
