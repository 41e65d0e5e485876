import { notificationSounds } from '#features/notifications/notifications.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import { commentIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = {
  permission: 'staffNotifications:write',
  titleKey: 'notifications:screens.staffMessaging',
}

export const notificationsFeature: WebFeature = {
  name: 'notifications',
  words: {
    en: () => import('#features/notifications/notifications.words.en.ts'),
    ar: () => import('#features/notifications/notifications.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [screen('notifications', handle, () => import('#features/notifications/pages/staff-messaging.page.tsx'))],
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
