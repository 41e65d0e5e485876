import type { Principal } from '@brigade/domain/access/principal.ts'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import type { CloseAdminNotifications } from '@brigade/domain/notifications/notifications.schema.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { adminNotificationColumns } from './admin-notification-columns.ts'

/** So many in a turn, so that nobody waits for the others long. */
export const closedATurn = 200

type Asked = { body: CloseAdminNotifications; principal: Principal }

/**
 * Closes all notifications of the caller's venues, up to one where the call names it, by turns, and tells of each. Answers how many. Throws
 * Forbidden for a stranger's venue. (spec 1, §7)
 */
export async function closeAdminNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  const upTo = asked.body.upTo ?? (await newest(app))
  const { where, params } = someOf(asked, upTo)
  let count = 0
  for (;;) {
    const rows = await app.db.write(() => adminNotificationColumns.update({ isActive: false }, { where, params }))
    announce(
      app,
      rows.map((row) => ({
        path: adminNotificationsPath,
        event: 'patched',
        record: adminNotificationColumns.read(row),
      })),
    )
    count += rows.length
    if (rows.length < closedATurn) return { count }
  }
}

/** What comes meanwhile was seen by nobody. */
async function newest({ db }: App): Promise<number> {
  const row = await db.one<{ id: number }>('SELECT "id" FROM admin_notifications ORDER BY "id" DESC LIMIT 1')
  return row?.id ?? 0
}

function someOf({ body: { restaurantId }, principal }: Asked, upTo: number) {
  const venueIds = scopedVenueIds(principal, restaurantId)
  const places = venueIds === 'all' ? '' : `"restaurantId" IN (${venueIds.map(() => '?').join(', ')}) AND `
  // By an index that has them in this order, as for the count; two who close them then take them in one order too.
  const order = venueIds === 'all' ? '"id"' : '"entityUpdateDeleteTime", "id"'
  const some = `SELECT "id" FROM admin_notifications WHERE ${places}"isActive" = ? AND "id" <= ? ORDER BY ${order} LIMIT ${closedATurn}`
  return {
    // Asked twice: another one who closes them at this moment may have been faster.
    where: `"id" IN (${some}) AND "isActive" = ?`,
    params: [...(venueIds === 'all' ? [] : venueIds), true, upTo, true],
  }
}
