/** Translations for menus, narrow headers and settings before the screens have loaded. */
export const translations = {
  screens: {
    staffMessaging: 'Mitteilungen',
    staffMessagingInMenu: 'Personalmitteilungen',
    adminNotifications: 'Admin-Meldungen',
  },
  sounds: { staffNotification: 'Mitteilung' },
}
