import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import { liveList } from '#kit/live/live-list.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

/** The messages that the staff of a venue see at this moment, oldest first. */
export const shownNotificationLists = liveList<typeof staffNotificationsPath, VenueScope>({
  path: staffNotificationsPath,
  key: ['notifications', 'shown'],
  query: (scope) => ({ ...inScope(scope), isActive: true }),
  belongs: (notification, scope) => isInScope(notification, scope) && notification.isActive,
  order: (one, other) => one.id - other.id,
  listening: { permission: 'popups:staffNotifications', within: scopeFilterOf, hasRemovals: true },
})
