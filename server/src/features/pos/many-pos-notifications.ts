import type { Principal } from '@brigade/domain/access/principal.ts'
import type { ManyPosNotifications } from '@brigade/domain/pos/pos.records.schema.ts'
import { byTurns } from '#kit/by-turns.ts'
import type { App } from '#kit/context.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { posNotificationColumns } from './pos-columns.ts'

type Asked = { body: ManyPosNotifications; principal: Principal }

/** Counts away all notifications of the caller's venues up to one, by turns, and publishes each. Throws Forbidden for a stranger's venue. */
export async function readPosNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  return byTurns(app, {
    ...someOf(asked),
    left: { where: '"isCountActive" = ?', params: [true] },
    change: (found) => posNotificationColumns.change({ isCountActive: false }, found),
  })
}

/**
 * Deletes all that were counted away, by turns, and publishes each. What is not at the point of sale and still pops up stays. Throws Forbidden for
 * a stranger's venue.
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
