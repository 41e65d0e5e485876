import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { notificationAppearance } from '#features/notifications/notification-appearance.ts'
import styles from '#features/notifications/parts/notification-row.module.css'

type NotificationRowProps = { notification: StaffNotification; onClose: () => void }

/** Renders one message to the staff in full, in the list of all. */
export function NotificationRow({ notification, onClose }: NotificationRowProps) {
  const t = useTranslations('notifications')
  const { title, message, type, isClosable } = notification
  return (
    <CallRow title={title} onClose={isClosable ? onClose : undefined}>
      <StateTag {...notificationAppearance[type]} label={t(`types.${type}`)} />
      <p className={styles.message} dir="auto">
        {message}
      </p>
    </CallRow>
  )
}
