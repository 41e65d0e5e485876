import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationOfRow, type AdminNotificationRow } from '#kit/admin-notifications.ts'
import { notFound } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'

export type CloseAdminNotification = { id: number; principal: Principal }

/** Closes a notification; one that is closed already stays so. Throws NotFound for a stranger. (spec 1, §7) */
export function* closeAdminNotification({ id, principal }: CloseAdminNotification): Work<AdminNotification> {
  const closed = yield* one<AdminNotificationRow>(
    'UPDATE admin_notifications SET "isActive" = ? WHERE "id" = ? RETURNING *',
    false,
    id,
  )
  if (!closed || !worksAt(principal, closed.restaurantId))
    throw notFound({ message: `No notification with id ${id}`, reason: 'unknownId' })
  return adminNotificationOfRow(closed)
}
