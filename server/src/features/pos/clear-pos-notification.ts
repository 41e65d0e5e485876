import type { Principal } from '@brigade/domain/access/principal.ts'
import type {
  CountPosNotifications,
  PatchPosNotification,
  PosNotification,
} from '@brigade/domain/pos/pos.records.schema.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import type { Caller } from '#kit/call.ts'
import type { Database } from '#kit/database.ts'
import { filtered } from '#kit/list-query.ts'
import { holdRecord } from '#kit/records.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { rowsOf, type Work } from '#kit/work.ts'
import { posNotificationColumns } from './pos-columns.ts'

const held = { what: 'notification', by: 'title' } as const

/** Counts a notification away, or puts it aside. What is so already is no change. Throws NotFound for a stranger's. (spec 1, §7) */
export function* clearPosNotification(
  id: number,
  change: PatchPosNotification,
  { principal }: Caller,
): Work<PosNotification> {
  const before = posNotificationColumns.read(yield* holdRecord(posNotificationColumns, { id, principal, ...held }))
  const { isActive = before.isActive, isCountActive = before.isCountActive } = change
  if (isActive === before.isActive && isCountActive === before.isCountActive) return before
  const [cleared] = yield* posNotificationColumns.update(
    { isActive, isCountActive },
    { where: '"id" = ?', params: [id] },
  )
  return posNotificationColumns.read(cleared!)
}

/** Deletes a notification and gives it as it was. Throws NotFound for a stranger's. (spec 1, §7) */
export function* removePosNotification(id: number, { principal }: Caller): Work<PosNotification> {
  const row = yield* holdRecord(posNotificationColumns, { id, principal, ...held })
  const sql = 'DELETE FROM pos_notifications WHERE "id" = ? RETURNING *'
  yield* rowsOf(posNotificationColumns.published('removed', { sql, params: [id] }))
  return posNotificationColumns.read(row)
}

type Counting = { db: Database; body: CountPosNotifications; principal: Principal }

/** Counts the notifications of the caller's venues that were not counted away, unless asked otherwise. (spec 1, §7) */
export async function countPosNotifications({ db, body, principal }: Counting): Promise<{ count: number }> {
  const { restaurantId, isCountActive = true, ...filters } = body
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = withinVenues(filtered(db.build('pos_notifications'), { ...filters, isCountActive }), venueIds, true)
  const [counted] = await db.list<{ total: number | string }>(rows.count({ total: '*' }))
  return { count: Number(counted?.total ?? 0) }
}
