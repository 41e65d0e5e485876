import { can } from '@brigade/domain/access/permissions.ts'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { keepMenuCount } from '#kit/features/menu-counts.ts'
import { loadSession } from '#kit/calls/session.ts'
import { adminNotificationsAddress } from '#features/notifications/admin-notifications-address.ts'
import {
  adminNotificationsKey,
  notificationPagesKey,
  unreadAdminNotifications,
} from '#features/notifications/notifications.queries.ts'
import { shownNotificationLists } from '#features/notifications/shown-notifications.ts'

/**
 * Keeps in sync the shown messages, the list for their authors, and the head office's notifications of edits. Returns
 * an unsubscribe function.
 */
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
