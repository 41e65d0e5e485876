export const translations = {
  screens: {
    staffMessaging: 'Сообщения',
    staffMessagingInMenu: 'Сообщения персоналу',
    adminNotifications: 'Уведомления админа',
  },
  sounds: {
    staffNotification: 'Сообщение персоналу',
  },
}
