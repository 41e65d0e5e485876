import type { Principal } from '@brigade/domain/access/principal.ts'
import type { ManyPosNotifications } from '@brigade/domain/pos/pos.records.schema.ts'
import { byTurns } from '#kit/contracts/batched-update.ts'
import type { App } from '#kit/context/context.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { posNotificationColumns } from './pos-columns.ts'

type Asked = { body: ManyPosNotifications; principal: Principal }

/**
 * Marks all notifications of the caller's venues up to the one that the call names as seen, in batches, and publishes each. Throws
 * Forbidden for another tenant's venue.
 */
export async function readPosNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  return byTurns(app, {
    ...someOf(asked),
    left: { where: '"isCountActive" = ?', params: [true] },
    change: (found) => posNotificationColumns.change({ isCountActive: false }, found),
  })
}

/**
 * Deletes all seen notifications, in batches, and publishes each. Open errors stay, because their orders are not at the point of sale.
 * Throws Forbidden for another tenant's venue.
 */
export async function removeReadPosNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  return byTurns(app, {
    ...someOf(asked),
    left: { where: `"isCountActive" = ? AND NOT ("type" = 'error' AND "isActive")`, params: [false] },
    change: ({ where, params }) =>
      posNotificationColumns.published('removed', { sql: `DELETE FROM ${table} WHERE ${where} RETURNING *`, params }),
  })
}

const { table } = posNotificationColumns

function someOf({ body: { restaurantId, upTo }, principal }: Asked) {
  return { table, venueIds: scopedVenueIds(principal, restaurantId), upTo, order: '"createdAt", "id"' }
}
