import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { openPopupList } from '#ui/popups/waiting-popups.ts'
import { notificationAppearance } from '#features/notifications/notification-appearance.ts'
import styles from '#features/notifications/parts/notification-popup.module.css'

type NotificationPopupProps = {
  notification: StaffNotification
  isClosed: boolean
  onClose: () => void
}

/** Renders one message to the staff, cut to one line; its full text is in the list of all. */
export function NotificationPopup({ notification, isClosed, onClose }: NotificationPopupProps) {
  const t = useTranslations('notifications')
  const { title, message, type, isClosable } = notification
  return (
    <PopupCard
      title={title}
      {...notificationAppearance[type]}
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
