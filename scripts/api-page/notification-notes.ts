import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import {
  adminNotificationsPath,
  closeAdminNotificationsPath,
  countAdminNotificationsPath,
} from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** Notes on the calls about notifications that schemas cannot express. */
export const notificationNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [adminNotificationsPath]: {
    find: 'Newest first, unless sorted otherwise. With `$countTo`, `total` counts no further than that: an equal one may be more.',
    create:
      'The server makes the records itself, in the transaction of the edit. Of the fields, `restaurantId`, `action`, `entity` and `entityName` say which ' +
      'edit is meant; the others may be sent and are ignored. Without such an edit among the last 10,000 of the caller it is a 404 (`noSuchEdit`).',
  },
  [countAdminNotificationsPath]: {
    create: '`count` is that of all venues, unless `restaurantId` names some. One that equals `countTo` may be more.',
  },
  [closeAdminNotificationsPath]: {
    create:
      'With `upTo`, the id of the newest that the caller has seen, what came since stays; without it, what comes while it is done. A long list is closed by ' +
      'turns: what ends in the middle has closed some, and closes the others when it is called again. Of two calls at once, each counts what it has closed itself.',
  },
  [staffNotificationsPath]: {
    create:
      '`title` and `message` have to be there; `type` is `info`, `isClosable` true and `validity` null unless said otherwise. It is active from the start.',
    patch:
      'Fields that are left out stay as they are. With `version`, a change that was made from an older one is a 409 (`staleVersion`) with `data.current`, ' +
      '`changedBy` and `changedAt`. At its `validity` the server ends it itself, within seconds: `isActive` becomes false, `updatedBy` null.',
  },
}
