import type { Principal } from '@brigade/domain/access/principal.ts'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import type { CloseAdminNotifications } from '@brigade/domain/notifications/notifications.schema.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { one, type SqlValue, type Work } from '#kit/work.ts'
import { adminNotificationColumns, type AdminNotificationRow } from './admin-notification-columns.ts'

/** So many in a turn, so that nobody waits for the others long. */
export const closedATurn = 200

type Asked = { body: CloseAdminNotifications; principal: Principal }

/**
 * Closes all notifications of the caller's venues, up to one where the call names it, by turns, and tells of each. Answers how many it has
 * closed itself, once none of them is left. Throws Forbidden for a stranger's venue. (spec 1, §7)
 */
export async function closeAdminNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  const upTo = asked.body.upTo ?? (await newest(app))
  const some = someOf(asked, upTo)
  let count = 0
  for (;;) {
    const { rows, isLast } = await app.db.write(() => closeSome(some))
    announce(
      app,
      rows.map((row) => ({
        path: adminNotificationsPath,
        event: 'patched',
        record: adminNotificationColumns.read(row),
      })),
    )
    count += rows.length
    if (isLast) return { count }
  }
}

/** What comes meanwhile was seen by nobody. */
async function newest({ db }: App): Promise<number> {
  const row = await db.one<{ id: number }>('SELECT "id" FROM admin_notifications ORDER BY "id" DESC LIMIT 1')
  return row?.id ?? 0
}

type Some = {
  /** The ids of those of the next turn. */
  sql: string
  params: SqlValue[]
}

/** Fewer than a turn may be the last ones, or what is left by somebody else who closes them at this moment and has not come to the others. */
function* closeSome({ sql, params }: Some): Work<{ rows: AdminNotificationRow[]; isLast: boolean }> {
  const rows = yield* adminNotificationColumns.update(
    { isActive: false },
    // Asked twice: that other one may have been faster.
    { where: `"id" IN (${sql}) AND "isActive" = ?`, params: [...params, true] },
  )
  const isLast = rows.length < closedATurn && (yield* one(sql, ...params)) === undefined
  return { rows, isLast }
}

function someOf({ body: { restaurantId }, principal }: Asked, upTo: number): Some {
  const venueIds = scopedVenueIds(principal, restaurantId)
  const places = venueIds === 'all' ? '' : `"restaurantId" IN (${venueIds.map(() => '?').join(', ')}) AND `
  // By an index that has them in this order, as for the count; two who close them then take them in one order too.
  const order = venueIds === 'all' ? '"id"' : '"entityUpdateDeleteTime", "id"'
  return {
    sql: `SELECT "id" FROM admin_notifications WHERE ${places}"isActive" = ? AND "id" <= ? ORDER BY ${order} LIMIT ${closedATurn}`,
    params: [...(venueIds === 'all' ? [] : venueIds), true, upTo],
  }
}
