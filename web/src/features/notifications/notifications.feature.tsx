import { notificationSounds } from '#features/notifications/notifications.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import { adminNotificationsAddress } from '#features/notifications/admin-notifications-address.ts'
import { bellIcon, commentIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = {
  permission: 'staffNotifications:write',
  titleKey: 'notifications:screens.staffMessaging',
}

const adminHandle: RouteHandle = {
  permission: 'adminNotifications:read',
  titleKey: 'notifications:screens.adminNotifications',
}

export const notificationsFeature: WebFeature = {
  name: 'notifications',
  words: {
    en: () => import('#features/notifications/notifications.words.en.ts'),
    ar: () => import('#features/notifications/notifications.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [
    screen('notifications', handle, () => import('#features/notifications/pages/staff-messaging.page.tsx')),
    screen(
      'admin-notification',
      adminHandle,
      () => import('#features/notifications/pages/admin-notifications.page.tsx'),
    ),
  ],
  headerTools: [
    {
      path: adminNotificationsAddress,
      labelKey: 'notifications:screens.adminNotifications',
      permission: 'adminNotifications:read',
      icon: bellIcon,
      part: async () => ({
        default: (await import('#features/notifications/parts/newest-edits.tsx')).NewestEdits,
      }),
    },
  ],
  menu: [
    {
      path: '/notifications',
      labelKey: 'notifications:screens.staffMessaging',
      permission: 'staffNotifications:write',
      icon: commentIcon,
      section: 'administration',
      order: 80,
    },
  ],
  sounds: notificationSounds,
  jobNames: { 'notifications:endStaffNotification': 'notifications:jobs.endStaffNotification' },
  startLive: async () => (await import('#features/notifications/notifications.live.ts')).startNotificationsLive(),
  popups: async () => (await import('#features/notifications/parts/notification-popups.tsx')).NotificationPopups,
}
