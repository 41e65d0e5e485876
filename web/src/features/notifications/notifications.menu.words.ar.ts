/** What menus, narrow headers and settings say before the screens are there. */
export const words = {
  screens: { staffMessaging: 'رسائل الموظفين', adminNotifications: 'إشعارات الإدارة' },
  sounds: { staffNotification: 'رسالة إلى الموظفين' },
}
