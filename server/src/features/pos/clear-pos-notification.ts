import type { Principal } from '@brigade/domain/access/principal.ts'
import type {
  CountPosNotifications,
  PatchPosNotification,
  PosNotification,
} from '@brigade/domain/pos/pos.records.schema.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import type { Caller } from '#kit/context/call.ts'
import type { Database } from '#kit/database/database.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { lockRecord } from '#kit/lists/records.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { posNotificationColumns } from './pos-columns.ts'

const held = { what: 'notification', by: 'title' } as const

/**
 * Marks a notification as seen, or dismisses it. A body that changes nothing is accepted. Throws NotFound for another tenant's.
 * (spec 1, §7)
 */
export function* clearPosNotification(
  id: number,
  change: PatchPosNotification,
  { principal }: Caller,
): Transaction<PosNotification> {
  const before = posNotificationColumns.read(yield* lockRecord(posNotificationColumns, { id, principal, ...held }))
  const { isActive = before.isActive, isCountActive = before.isCountActive } = change
  if (isActive === before.isActive && isCountActive === before.isCountActive) return before
  const [cleared] = yield* posNotificationColumns.update(
    { isActive, isCountActive },
    { where: '"id" = ?', params: [id] },
  )
  return posNotificationColumns.read(cleared!)
}

/** Deletes a notification and returns it as it was. Throws NotFound for another tenant's. (spec 1, §7) */
export function* removePosNotification(id: number, { principal }: Caller): Transaction<PosNotification> {
  const row = yield* lockRecord(posNotificationColumns, { id, principal, ...held })
  const sql = 'DELETE FROM pos_notifications WHERE "id" = ? RETURNING *'
  yield* rowsOf(posNotificationColumns.published('removed', { sql, params: [id] }))
  return posNotificationColumns.read(row)
}

type Counting = { db: Database; body: CountPosNotifications; principal: Principal }

/** Counts the unseen notifications of the caller's venues, unless asked otherwise. (spec 1, §7) */
export async function countPosNotifications({ db, body, principal }: Counting): Promise<{ count: number }> {
  const { restaurantId, isCountActive = true, ...filters } = body
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = withinVenues(filtered(db.build('pos_notifications'), { ...filters, isCountActive }), venueIds, true)
  const [counted] = await db.list<{ total: number | string }>(rows.count({ total: '*' }))
  return { count: Number(counted?.total ?? 0) }
}
