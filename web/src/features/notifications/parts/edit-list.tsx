import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { useRef } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useRowFocus } from '#kit/address/use-row-focus.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { editorOf, pricesOfEdit } from '#features/notifications/edit-texts.ts'
import { notificationAppearance } from '#features/notifications/notification-appearance.ts'
import { useReadAdminNotification } from '#features/notifications/notifications.mutations.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/notifications/parts/edit-list.module.css'

/** Lists unread edits, each with its own button to mark it as read. */
export function EditList({ notifications }: { notifications: readonly AdminNotification[] }) {
  const t = useTranslations('notifications')
  const rows = useRef<HTMLUListElement>(null)
  const read = useReadAdminNotification()
  useRowFocus(rows, rows)

  return (
    <>
      <ul ref={rows} className={styles.list} tabIndex={-1} aria-label={t('admin.states.unread')}>
        {notifications.map((notification) => (
          <Edit
            key={notification.id}
            notification={notification}
            isBusy={read.isPending && read.variables === notification.id}
            onRead={read.mutate}
          />
        ))}
      </ul>
      {notifications.length === 0 ? <p className={styles.none}>{t('admin.none')}</p> : null}
    </>
  )
}

type EditProps = { notification: AdminNotification; isBusy: boolean; onRead: (id: number) => void }

function Edit({ notification, isBusy, onRead }: EditProps) {
  const t = useTranslations('notifications')
  const { dateTime } = useFormats()
  const { id, action, entity, entityName, restaurantName, type, entityUpdateDeleteTime, isClosable } = notification
  const prices = pricesOfEdit(notification)
  return (
    <li className={`${styles.row} ${stack.row2}`}>
      <div className={`${stack.grow} ${font.anywhere}`}>
        <p className={font.strong}>
          <bdi>{entityName}</bdi>{' '}
          <StateTag {...notificationAppearance[type]} label={t(`admin.edits.${entity}.${action}`)} />
        </p>
        {prices ? (
          <p className={font.note}>
            <bdi>{prices}</bdi>
          </p>
        ) : null}
        <p className={font.note}>{t('admin.by', { editor: editorOf(notification), venue: restaurantName })}</p>
        <p className={font.note}>{dateTime(entityUpdateDeleteTime)}</p>
      </div>
      {isClosable ? (
        <ToolButton
          icon={checkIcon}
          label={t('admin.readNamed', { name: entityName })}
          isBusy={isBusy}
          onClick={() => onRead(id)}
        >
          {t('admin.read')}
        </ToolButton>
      ) : null}
    </li>
  )
}
