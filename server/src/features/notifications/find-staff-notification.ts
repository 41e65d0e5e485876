import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { notFound } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { one, type Work } from '#kit/work.ts'
import type { StaffNotificationRow } from './staff-notification-columns.ts'

type Asked = { id: number; principal: Principal }

/** A notification of the caller's venues. Throws NotFound for a stranger's. */
export function* findStaffNotification({ id, principal }: Asked): Work<StaffNotificationRow> {
  const row = yield* one<StaffNotificationRow>('SELECT * FROM staff_notifications WHERE "id" = ?', id)
  return seen(row, { id, principal })
}

/** The same, as it is until the transaction ends: of two who change it at once, the second one waits. */
export function* holdStaffNotification({ id, principal }: Asked): Work<StaffNotificationRow> {
  const row = yield* holdRow<StaffNotificationRow>('staff_notifications', { id, by: 'message' })
  return seen(row, { id, principal })
}

function seen(row: StaffNotificationRow | undefined, { id, principal }: Asked): StaffNotificationRow {
  if (!row || !worksAt(principal, row.restaurantId))
    throw notFound({ message: `No notification with id ${id}`, reason: 'unknownId' })
  return row
}
