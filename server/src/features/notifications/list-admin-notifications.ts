import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  AdminNotification,
  AdminNotificationListQuery,
} from '@brigade/domain/notifications/notifications.schema.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { adminNotificationColumns } from './admin-notification-columns.ts'

/** Returns the notifications of the caller's venues, the newest first unless sorted otherwise. (spec 1, §7) */
export function listAdminNotifications(
  asked: ListParams<AdminNotificationListQuery>,
): Promise<Paged<AdminNotification> | AdminNotification[]> {
  return listRecords(asked, { columns: adminNotificationColumns, sort: { entityUpdateDeleteTime: -1 } })
}
