import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { openPopupList } from '#ui/popups/waiting-popups.ts'
import { notificationLooks } from '#features/notifications/notification-looks.ts'
import styles from '#features/notifications/parts/notification-popup.module.css'

type NotificationPopupProps = {
  notification: StaffNotification
  isClosed: boolean
  onClose: () => void
}

/** One message to the staff, as far as there is room; it is read whole in the list of all. */
export function NotificationPopup({ notification, isClosed, onClose }: NotificationPopupProps) {
  const t = useWords('notifications')
  const { title, message, type, isClosable } = notification
  return (
    <PopupCard
      title={title}
      {...notificationLooks[type]}
      actions={
        <BigButton kind="quiet" onClick={openPopupList}>
          {t('popups.read')}
        </BigButton>
      }
      isClosed={isClosed}
      onClose={isClosable ? onClose : undefined}
    >
      <p className={styles.message} dir="auto">
        {message}
      </p>
    </PopupCard>
  )
}
