import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { notificationLooks } from '#features/notifications/notification-looks.ts'
import styles from '#features/notifications/parts/notification-row.module.css'

type NotificationRowProps = { notification: StaffNotification; onClose: () => void }

/** One message to the staff, whole, in the list of all. */
export function NotificationRow({ notification, onClose }: NotificationRowProps) {
  const t = useWords('notifications')
  const { title, message, type, isClosable } = notification
  return (
    <CallRow title={title} onClose={isClosable ? onClose : undefined}>
      <StateTag {...notificationLooks[type]} label={t(`types.${type}`)} />
      <p className={styles.message} dir="auto">
        {message}
      </p>
    </CallRow>
  )
}
