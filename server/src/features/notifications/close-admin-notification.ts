import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns } from './admin-notification-columns.ts'
import type { Caller } from '#kit/context/call.ts'
import { findRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/**
 * Closes a notification. If it is closed already, nothing is published. Throws NotFound for another tenant's. (spec 1,
 * §7)
 */
export function* closeAdminNotification(
  id: number,
  _body: object,
  { principal }: Caller,
): Transaction<AdminNotification> {
  const found = yield* findRecord(adminNotificationColumns, { id, principal, what: 'notification' })
  const [closed] = yield* adminNotificationColumns.update(
    { isActive: false },
    { where: '"id" = ? AND "isActive" = ?', params: [id, true] },
  )
  return adminNotificationColumns.read(closed ?? { ...found, isActive: false })
}
