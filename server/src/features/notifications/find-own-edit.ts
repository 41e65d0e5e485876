import type { Principal } from '@brigade/domain/access/principal.ts'
import { notificationErrors } from '@brigade/domain/notifications/notifications.errors.ts'
import type { AdminNotification, AskAdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns, type AdminNotificationRow } from './admin-notification-columns.ts'
import type { Database } from '#kit/database.ts'
import { notFound } from '#kit/errors.ts'
import { filtered } from '#kit/list-query.ts'

export type FindOwnEdit = { db: Database; asked: AskAdminNotification; principal: Principal }

/** So many of the caller's last edits are looked through: who asks has just made the edit, alone or beside others. */
const lookedThrough = 10_000

/**
 * The record that the server made of the caller's last edit of this kind. Throws NotFound when there is none among their last ones, as for
 * the admin, whose edits are not noted. (spec 2, §7)
 */
export async function findOwnEdit({ db, asked, principal }: FindOwnEdit): Promise<AdminNotification> {
  const { restaurantId, action, entity, entityName } = asked
  const editorId = principal.kind === 'staff' ? principal.id : 0
  const own = db.build('admin_notifications').where({ editorId }).orderBy('id', 'desc')
  const edits = filtered(own.clone(), { restaurantId, action, entity, entityName })
    // Else who has made three hundred thousand edits, and none of this kind, would have all of them read.
    .where(
      'id',
      '>=',
      db.build.raw('coalesce(?, 0)', [
        own
          .clone()
          .select('id')
          .offset(lookedThrough - 1)
          .limit(1),
      ]),
    )
  const [row] = await db.list<AdminNotificationRow>(edits.limit(1))
  if (!row) throw notFound({ message: notificationErrors.noSuchEdit, reason: 'noSuchEdit' })
  return adminNotificationColumns.read(row)
}
