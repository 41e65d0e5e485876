/** Translations for menus, narrow headers and settings before the screens have loaded. */
export const translations = {
  screens: { staffMessaging: 'الرسائل', staffMessagingInMenu: 'رسائل الموظفين', adminNotifications: 'إشعارات الإدارة' },
  sounds: { staffNotification: 'رسالة إلى الموظفين' },
}
