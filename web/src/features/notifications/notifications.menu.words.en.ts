/** What menus, narrow headers and settings say before the screens are there. */
export const words = {
  screens: { staffMessaging: 'Staff Messaging', adminNotifications: 'Admin Notifications' },
  sounds: { staffNotification: 'Message to the staff' },
} as const
