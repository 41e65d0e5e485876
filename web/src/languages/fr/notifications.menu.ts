export const translations = {
  screens: {
    staffMessaging: 'Messages',
    staffMessagingInMenu: 'Messages au personnel',
    adminNotifications: 'Notifications admin',
  },
  sounds: {
    staffNotification: 'Message au personnel',
  },
}
