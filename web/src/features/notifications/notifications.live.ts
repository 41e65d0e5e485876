import { can } from '@brigade/domain/access/permissions.ts'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { keepMenuCount } from '#kit/menu-counts.ts'
import { loadSession } from '#kit/session.ts'
import { adminNotificationsAddress } from '#features/notifications/admin-notifications-address.ts'
import {
  adminNotificationsKey,
  notificationPagesKey,
  unreadAdminNotifications,
} from '#features/notifications/notifications.queries.ts'
import { shownNotificationLists } from '#features/notifications/shown-notifications.ts'

/** Keeps true what people are shown, the list of those who write, and what the head office is told of edits. Returns how to stop. */
export async function startNotificationsLive(): Promise<() => void> {
  const { user } = await loadSession()
  const writes = can(user, 'staffNotifications:write')
  const stops = [
    writes
      ? startLivePages(staffNotificationsPath, ['created', 'patched', 'removed'], notificationPagesKey)
      : await shownNotificationLists.start(),
    ...(can(user, 'adminNotifications:read') ? startAdminNotifications() : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function startAdminNotifications(): (() => void)[] {
  return [
    startLivePages(adminNotificationsPath, ['created', 'patched'], adminNotificationsKey),
    keepMenuCount(adminNotificationsAddress, unreadAdminNotifications()),
  ]
}
