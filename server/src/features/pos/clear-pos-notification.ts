import type { Principal } from '@brigade/domain/access/principal.ts'
import type {
  CountPosNotifications,
  PatchPosNotification,
  PosNotification,
} from '@brigade/domain/pos/pos.records.schema.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import type { Database } from '#kit/database.ts'
import { filtered } from '#kit/list-query.ts'
import { holdRecord } from '#kit/records.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { run, type Work } from '#kit/work.ts'
import { posNotificationColumns } from './pos-columns.ts'

type Held = { id: number; principal: Principal }

const held = { what: 'notification', by: 'title' } as const

export type Cleared = { notification: PosNotification; isChanged: boolean }

/** Counts a notification away, or puts it aside. What is so already is no change. Throws NotFound for a stranger's. (spec 1, §7) */
export function* clearPosNotification({
  id,
  change,
  principal,
}: Held & { change: PatchPosNotification }): Work<Cleared> {
  const before = posNotificationColumns.read(yield* holdRecord(posNotificationColumns, { id, principal, ...held }))
  const { isActive = before.isActive, isCountActive = before.isCountActive } = change
  if (isActive === before.isActive && isCountActive === before.isCountActive) {
    return { notification: before, isChanged: false }
  }
  const [cleared] = yield* posNotificationColumns.update(
    { isActive, isCountActive },
    { where: '"id" = ?', params: [id] },
  )
  return { notification: posNotificationColumns.read(cleared!), isChanged: true }
}

/** Deletes a notification and gives it as it was. Throws NotFound for a stranger's. (spec 1, §7) */
export function* removePosNotification({ id, principal }: Held): Work<PosNotification> {
  const row = yield* holdRecord(posNotificationColumns, { id, principal, ...held })
  yield* run('DELETE FROM pos_notifications WHERE "id" = ?', id)
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
