export const translations = {
  screens: {
    staffMessaging: 'Ujumbe',
    staffMessagingInMenu: 'Ujumbe kwa wafanyakazi',
    adminNotifications: 'Arifa za wasimamizi',
  },
  sounds: {
    staffNotification: 'Ujumbe kwa wafanyakazi',
  },
}
