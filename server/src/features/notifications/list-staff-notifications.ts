import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  StaffNotification,
  StaffNotificationListQuery,
} from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { staffNotificationColumns } from './staff-notification-columns.ts'

/** What was written to the staff of the caller's venues, the newest first unless sorted otherwise. (spec 1, §7) */
export function listStaffNotifications(
  asked: ListAsked<StaffNotificationListQuery>,
): Promise<Paged<StaffNotification> | StaffNotification[]> {
  return listRecords(asked, {
    columns: staffNotificationColumns,
    sort: { id: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
