import { can } from '@brigade/domain/access/permissions.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { loadSession } from '#kit/session.ts'
import { notificationPagesKey } from '#features/notifications/notifications.queries.ts'
import { shownNotificationLists } from '#features/notifications/shown-notifications.ts'

/** Keeps true what people are shown, and the list of those who write. Returns how to stop. */
export async function startNotificationsLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'staffNotifications:write')) return shownNotificationLists.start()
  return startLivePages(staffNotificationsPath, ['created', 'patched', 'removed'], notificationPagesKey)
}
