import { posNotificationsPath } from '@brigade/domain/pos/pos.api.ts'
import type { PosCheck, PosNotification, PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import { defaulted, flag, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/** Storage of the open checks of rooms. */
export const checkColumns = columnsOf<PosCheck>()('pos_checks', {
  id: defaulted(plain),
  restaurantId: plain,
  tableRoomNumber: plain,
  checkNumber: plain,
  checkSeq: plain,
  createdAt: plain,
  updatedAt: plain,
})

export type CheckRow = RowOf<typeof checkColumns>

/** Storage of the names of points of sale. */
export const profileColumns = columnsOf<PosProfile>(undefined, {
  record: 'posProfile',
  nameOf: ({ displayName }) => displayName,
})('pos_profiles', {
  id: defaulted(plain),
  restaurantId: plain,
  displayName: plain,
})

/** Storage of notifications about postings. */
export const posNotificationColumns = columnsOf<PosNotification>(posNotificationsPath)('pos_notifications', {
  id: defaulted(plain),
  restaurantId: plain,
  type: plain,
  reason: plain,
  title: plain,
  message: plain,
  orderId: plain,
  isActive: defaulted(flag),
  isCountActive: defaulted(flag),
  createdAt: plain,
})
