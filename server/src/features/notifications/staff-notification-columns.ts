import type { Doer } from '@brigade/domain/access/principal.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf } from '#kit/database/columns.ts'

type Kept = { updatedByKind: Doer['byKind'] | null; updatedById: number | null }

/** Storage of staff notifications: with the id of the last editor, because two people may have the same name. */
export const staffNotificationColumns = columnsOf<StaffNotification, Kept>(staffNotificationsPath, {
  record: 'staffNotification',
  nameOf: ({ title }) => title,
})(
  'staff_notifications',
  {
    id: defaulted(plain),
    restaurantId: plain,
    title: plain,
    message: plain,
    type: plain,
    isActive: defaulted(flag),
    isClosable: flag,
    validity: plain,
    version: rising,
    createdAt: plain,
    updatedAt: plain,
    updatedBy: plain,
  },
  { updatedByKind: plain, updatedById: plain },
)
