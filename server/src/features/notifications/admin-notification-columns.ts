import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { defaulted, flag, named, parts, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/** Storage of the admin's notifications: with the id of a staff editor, because two people may have the same name. */
export const adminNotificationColumns = columnsOf<AdminNotification, { editorId: number | null }>(
  adminNotificationsPath,
)(
  'admin_notifications',
  {
    id: defaulted(plain),
    restaurantId: plain,
    title: plain,
    message: plain,
    type: plain,
    action: plain,
    entity: plain,
    entityName: plain,
    restaurantName: plain,
    editorProfile: parts({ fname: named('editorFirstName', plain), lname: named('editorLastName', plain) }),
    entityUpdateDeleteTime: plain,
    isClosable: defaulted(flag),
    isActive: defaulted(flag),
  },
  { editorId: plain },
)

export type AdminNotificationRow = RowOf<typeof adminNotificationColumns>
