import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  StaffNotification,
  StaffNotificationListQuery,
} from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { staffNotificationColumns } from './staff-notification-columns.ts'

/**
 * Returns the notifications to the staff of the caller's venues, the newest first unless sorted otherwise. (spec 1, §7)
 */
export function listStaffNotifications(
  asked: ListParams<StaffNotificationListQuery>,
): Promise<Paged<StaffNotification> | StaffNotification[]> {
  return listRecords(asked, {
    columns: staffNotificationColumns,
    sort: { id: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
