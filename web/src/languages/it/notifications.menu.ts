export const translations = {
  screens: {
    staffMessaging: 'Messaggi',
    staffMessagingInMenu: 'Messaggi al personale',
    adminNotifications: 'Notifiche admin',
  },
  sounds: {
    staffNotification: 'Messaggio al personale',
  },
}
