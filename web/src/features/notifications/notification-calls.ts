import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import type { StaffCall } from '#kit/sounds/use-calls.ts'

export type NotificationCall = StaffCall & { notification: StaffNotification }

/** Returns the calls of the messages, without the dismissed ones: a changed message calls again. */
export function notificationCallsOf(
  notifications: readonly StaffNotification[],
  closed: ReadonlySet<string>,
): NotificationCall[] {
  return notifications
    .map((notification) => ({
      key: `${notification.id}.${notification.version}`,
      sound: 'staffNotification' as const,
      at: notification.updatedAt,
      isOffBoard: true,
      isToldOnce: true,
      isFixed: !notification.isClosable,
      notification,
    }))
    .filter(({ key }) => !closed.has(key))
}
