import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  StaffNotification,
  StaffNotificationListQuery,
} from '@brigade/domain/notifications/staff-notifications.schema.ts'
import type { Database } from '#kit/database.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { staffNotificationColumns, type StaffNotificationRow } from './staff-notification-columns.ts'

export type ListStaffNotifications = {
  db: Database
  query: StaffNotificationListQuery
  principal: Principal
  isPaged: boolean
}

/** What was written to the staff of the caller's venues, the newest first unless sorted otherwise. (spec 1, §7) */
export async function listStaffNotifications(
  input: ListStaffNotifications,
): Promise<Paged<StaffNotification> | StaffNotification[]> {
  const { db, query, principal, isPaged } = input
  const { $sort = { id: -1 }, $limit, $skip, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  return listPage<StaffNotificationRow, StaffNotification>({
    db,
    rows: withinVenues(filtered(db.build('staff_notifications'), filters), venueIds, true),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found.map((row) => staffNotificationColumns.read(row)),
  })
}
