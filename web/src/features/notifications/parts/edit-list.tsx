import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { useRef } from 'react'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { useRowFocus } from '#kit/use-row-focus.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { editorOf, pricesOfEdit } from '#features/notifications/edit-words.ts'
import { notificationLooks } from '#features/notifications/notification-looks.ts'
import { useReadAdminNotification } from '#features/notifications/notifications.mutations.ts'
import styles from '#features/notifications/parts/edit-list.module.css'

/** Edits that nobody has read, each marked as read by itself. What comes or moves meanwhile takes no press for a moment. */
export function EditList({ notifications }: { notifications: readonly AdminNotification[] }) {
  const t = useWords('notifications')
  const rows = useRef<HTMLUListElement>(null)
  const read = useReadAdminNotification()
  useShieldMoved(rows)
  useRowFocus(rows, rows)

  /** The next one comes under the hand. */
  function handleRead(id: number): void {
    if (read.isPending && read.variables === id) return
    shieldPressed()
    read.mutate(id)
  }

  return (
    <>
      <ul ref={rows} className={styles.list} tabIndex={-1} aria-label={t('admin.states.unread')}>
        {notifications.map((notification) => (
          <Edit key={notification.id} notification={notification} onRead={handleRead} />
        ))}
      </ul>
      {notifications.length === 0 ? <p className={styles.none}>{t('admin.none')}</p> : null}
    </>
  )
}

function Edit({ notification, onRead }: { notification: AdminNotification; onRead: (id: number) => void }) {
  const t = useWords('notifications')
  const { dateTime } = useFormats()
  const { id, action, entity, entityName, restaurantName, type, entityUpdateDeleteTime, isClosable } = notification
  const prices = pricesOfEdit(notification)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{entityName}</bdi> <StateTag {...notificationLooks[type]} label={t(`admin.edits.${entity}.${action}`)} />
        </p>
        {prices ? (
          <p className={styles.detail}>
            <bdi>{prices}</bdi>
          </p>
        ) : null}
        <p className={styles.detail}>{t('admin.by', { editor: editorOf(notification), venue: restaurantName })}</p>
        <p className={styles.detail}>{dateTime(entityUpdateDeleteTime)}</p>
      </div>
      {isClosable ? (
        <ToolButton icon={checkIcon} label={t('admin.readNamed', { name: entityName })} onClick={() => onRead(id)}>
          {t('admin.read')}
        </ToolButton>
      ) : null}
    </li>
  )
}
