import type { Principal } from '@brigade/domain/access/principal.ts'
import type { CloseAdminNotifications } from '@brigade/domain/notifications/notifications.schema.ts'
import { byTurns } from '#kit/contracts/batched-update.ts'
import type { App } from '#kit/context/context.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { adminNotificationColumns } from './admin-notification-columns.ts'

type Asked = { body: CloseAdminNotifications; principal: Principal }

/**
 * Closes all notifications of the caller's venues, up to the one that the call names, in batches, and publishes each. Returns how many it
 * has closed itself, once none is left. Throws Forbidden for another tenant's venue. (spec 1, §7)
 */
export async function closeAdminNotifications(app: App, { body, principal }: Asked): Promise<{ count: number }> {
  const venueIds = scopedVenueIds(principal, body.restaurantId)
  return byTurns(app, {
    table: adminNotificationColumns.table,
    venueIds,
    upTo: body.upTo ?? (await newest(app)),
    left: { where: '"isActive" = ?', params: [true] },
    // Uses the same order as the count.
    order: venueIds === 'all' ? '"id"' : '"entityUpdateDeleteTime", "id"',
    change: (found) => adminNotificationColumns.change({ isActive: false }, found),
  })
}

async function newest({ db }: App): Promise<number> {
  const row = await db.one<{ id: number }>('SELECT "id" FROM admin_notifications ORDER BY "id" DESC LIMIT 1')
  return row?.id ?? 0
}
