import { notificationErrors } from '@brigade/domain/notifications/notifications.errors.ts'
import type { AdminNotification, AskAdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns, type AdminNotificationRow } from './admin-notification-columns.ts'
import { rowsOfBuilt } from '#kit/database/built-query.ts'
import type { Call } from '#kit/context/call.ts'
import { notFound } from '#kit/errors/errors.ts'
import { filtered } from '#kit/lists/list-query.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** Number of the caller's last edits that are searched: the caller has just made the edit, alone or with others. */
const lookedThrough = 10_000

/**
 * Returns the record that the server made of the caller's last edit of this kind. Throws NotFound if there is none among their last ones,
 * as for the admin, whose edits are not noted. (spec 2, §7)
 */
export function* findOwnEdit(asked: AskAdminNotification, { principal, app }: Call): Transaction<AdminNotification> {
  const { db } = app
  const { restaurantId, action, entity, entityName } = asked
  const editorId = principal.kind === 'staff' ? principal.id : 0
  const own = db.build('admin_notifications').where({ editorId }).orderBy('id', 'desc')
  const edits = filtered(own.clone(), { restaurantId, action, entity, entityName })
    // Without this limit, the search would read all edits of a caller who never made one of this kind.
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
  const [row] = yield* rowsOfBuilt<AdminNotificationRow>(edits.limit(1))
  if (!row) throw notFound({ message: notificationErrors.noSuchEdit, reason: 'noSuchEdit' })
  return adminNotificationColumns.read(row)
}
