import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { notificationSounds } from '#features/notifications/notifications.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
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
  translations: () => import('#features/notifications/notifications.translations.en.ts'),
  usesCatalogues: ['venues'],
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
      labelKey: 'notifications:screens.staffMessagingInMenu',
      shortLabelKey: 'notifications:screens.staffMessaging',
      permission: 'staffNotifications:write',
      icon: commentIcon,
      section: 'administration',
      order: 80,
    },
  ],
  sounds: notificationSounds,
  fills: [
    jobNamesSlot.filledBy(async () => [
      { kind: 'notifications:endStaffNotification', labelKey: 'notifications:jobs.endStaffNotification' },
    ]),
  ],
  startLive: async () => (await import('#features/notifications/notifications.live.ts')).startNotificationsLive(),
  popups: async () => (await import('#features/notifications/parts/notification-popups.tsx')).NotificationPopups,
}
