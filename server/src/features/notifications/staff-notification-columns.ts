import type { Doer } from '@brigade/domain/access/principal.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf } from '#kit/columns.ts'

type Kept = { updatedByKind: Doer['byKind'] | null; updatedById: number | null }

/** How notifications of the staff are stored: with the id of who changed one last, because two people may have one name. */
export const staffNotificationColumns = columnsOf<StaffNotification, Kept>(staffNotificationsPath)(
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
