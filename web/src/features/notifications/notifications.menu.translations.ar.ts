/** Translations for menus, narrow headers and settings before the screens have loaded. */
export const translations = {
  screens: { staffMessaging: 'رسائل الموظفين', staffMessagingShort: 'الرسائل', adminNotifications: 'إشعارات الإدارة' },
  sounds: { staffNotification: 'رسالة إلى الموظفين' },
}
