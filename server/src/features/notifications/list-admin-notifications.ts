import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  AdminNotification,
  AdminNotificationListQuery,
} from '@brigade/domain/notifications/notifications.schema.ts'
import { adminNotificationColumns, type AdminNotificationRow } from './admin-notification-columns.ts'
import type { Database } from '#kit/database.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

export type ListAdminNotifications = {
  db: Database
  query: AdminNotificationListQuery
  principal: Principal
  isPaged: boolean
}

/** Notifications of the caller's venues, the newest first unless sorted otherwise. (spec 1, §7) */
export async function listAdminNotifications(
  input: ListAdminNotifications,
): Promise<Paged<AdminNotification> | AdminNotification[]> {
  const { db, query, principal, isPaged } = input
  const { $sort = { entityUpdateDeleteTime: -1 }, $limit, $skip, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const scope = venueIds === 'all' ? {} : { restaurantId: { $in: venueIds } }
  return listPage<AdminNotificationRow, AdminNotification>({
    db,
    rows: filtered(db.build('admin_notifications'), { ...filters, ...scope }),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found.map((row) => adminNotificationColumns.read(row)),
  })
}
