/** Translations for menus, narrow headers and settings before the screens have loaded. */
export const translations = {
  screens: {
    staffMessaging: 'Staff Messaging',
    staffMessagingShort: 'Messages',
    adminNotifications: 'Admin Notifications',
  },
  sounds: { staffNotification: 'Staff message' },
} as const
