import type { Principal } from '@brigade/domain/access/principal.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns } from './admin-notification-columns.ts'
import { findRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'

export type CloseAdminNotification = { id: number; principal: Principal }

export type Closed = { notification: AdminNotification; isChanged: boolean }

/** Closes a notification; one that is closed already stays so, untold. Throws NotFound for a stranger. (spec 1, §7) */
export function* closeAdminNotification({ id, principal }: CloseAdminNotification): Work<Closed> {
  const found = yield* findRecord(adminNotificationColumns, { id, principal, what: 'notification' })
  const [closed] = yield* adminNotificationColumns.update(
    { isActive: false },
    { where: '"id" = ? AND "isActive" = ?', params: [id, true] },
  )
  const notification = adminNotificationColumns.read(closed ?? { ...found, isActive: false })
  return { notification, isChanged: closed !== undefined }
}
