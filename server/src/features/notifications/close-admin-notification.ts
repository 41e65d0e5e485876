import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns, type AdminNotificationRow } from './admin-notification-columns.ts'
import { notFound } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'

export type CloseAdminNotification = { id: number; principal: Principal }

export type Closed = { notification: AdminNotification; isChanged: boolean }

/** Closes a notification; one that is closed already stays so, untold. Throws NotFound for a stranger. (spec 1, §7) */
export function* closeAdminNotification({ id, principal }: CloseAdminNotification): Work<Closed> {
  const found = yield* one<AdminNotificationRow>('SELECT * FROM admin_notifications WHERE "id" = ?', id)
  if (!found || !worksAt(principal, found.restaurantId))
    throw notFound({ message: `No notification with id ${id}`, reason: 'unknownId' })
  const [closed] = yield* adminNotificationColumns.update(
    { isActive: false },
    { where: '"id" = ? AND "isActive" = ?', params: [id, true] },
  )
  const notification = adminNotificationColumns.read(closed ?? { ...found, isActive: false })
  return { notification, isChanged: closed !== undefined }
}
