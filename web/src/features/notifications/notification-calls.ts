import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import type { Call } from '#kit/use-calls.ts'

export type NotificationCall = Call & { notification: StaffNotification }

/** The messages as what calls people, without those that were put aside: one that was changed calls again. */
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
