/** Translations for menus, narrow headers and settings before the screens have loaded. */
export const translations = {
  screens: {
    staffMessaging: 'Messages',
    staffMessagingInMenu: 'Staff Messaging',
    adminNotifications: 'Admin Notifications',
  },
  sounds: { staffNotification: 'Staff message' },
} as const
