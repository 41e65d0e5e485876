export const translations = {
  screens: {
    staffMessaging: 'نامەکان',
    staffMessagingInMenu: 'نامەی کارمەندان',
    adminNotifications: 'ئاگادارکردنەوەکانی ئەدمین',
  },
  sounds: {
    staffNotification: 'نامەی کارمەندان',
  },
}
