import type { Principal } from '@brigade/domain/access/principal.ts'
import { notificationErrors } from '@brigade/domain/notifications/notifications.errors.ts'
import type { AdminNotification, AskAdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns, type AdminNotificationRow } from './admin-notification-columns.ts'
import type { Database } from '#kit/database.ts'
import { notFound } from '#kit/errors.ts'
import { filtered } from '#kit/list-query.ts'

export type FindOwnEdit = { db: Database; asked: AskAdminNotification; principal: Principal }

/**
 * The record that the server made of the caller's last edit of this kind. Throws NotFound when there is none, as for the admin, whose
 * edits are not noted. (spec 2, §7)
 */
export async function findOwnEdit({ db, asked, principal }: FindOwnEdit): Promise<AdminNotification> {
  const { restaurantId, action, entity, entityName } = asked
  const editorId = principal.kind === 'staff' ? principal.id : 0
  const edits = filtered(db.build('admin_notifications'), { editorId, restaurantId, action, entity, entityName })
  const [row] = await db.list<AdminNotificationRow>(edits.orderBy('id', 'desc').limit(1))
  if (!row) throw notFound({ message: notificationErrors.noSuchEdit, reason: 'noSuchEdit' })
  return adminNotificationColumns.read(row)
}
