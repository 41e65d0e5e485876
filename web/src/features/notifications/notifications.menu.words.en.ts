/** What menus, narrow headers and settings say before the screens are there. */
export const words = {
  screens: { staffMessaging: 'Staff Messaging' },
  sounds: { staffNotification: 'Message to the staff' },
} as const
