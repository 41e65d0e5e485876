import type { Principal } from '@brigade/domain/access/principal.ts'
import { posNotificationsPath } from '@brigade/domain/pos/pos.api.ts'
import type { ManyPosNotifications, PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { rowsOf, type SqlValue, type Work } from '#kit/work.ts'
import { posNotificationColumns } from './pos-columns.ts'

/** So many in a turn, so that nobody waits for the others long. */
export const notificationsATurn = 200

type Asked = { body: ManyPosNotifications; principal: Principal }

/** Counts away all notifications of the caller's venues up to one, by turns, and tells of each. Throws Forbidden for a stranger's venue. */
export async function readPosNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  return await byTurns(app, 'patched', () => {
    const { where, params } = someOf(asked, '"isCountActive" = ?', [true])
    return posNotificationColumns.update({ isCountActive: false }, { where: `${where} AND "isCountActive"`, params })
  })
}

/**
 * Deletes all that were counted away, by turns, and tells of each. What is not at the point of sale and still pops up stays. Throws Forbidden for
 * a stranger's venue.
 */
export async function removeReadPosNotifications(app: App, asked: Asked): Promise<{ count: number }> {
  return await byTurns(app, 'removed', () => {
    const isOver = `"isCountActive" = ? AND NOT ("type" = 'error' AND "isActive")`
    const { where, params } = someOf(asked, isOver, [false])
    return rowsOf({ sql: `DELETE FROM pos_notifications WHERE ${where} RETURNING *`, params })
  })
}

type Row = Parameters<typeof posNotificationColumns.read>[0]

async function byTurns(app: App, event: 'patched' | 'removed', turn: () => Work<Row[]>): Promise<{ count: number }> {
  let count = 0
  for (;;) {
    const rows = await app.db.write(turn)
    const records = rows.map((row): PosNotification => posNotificationColumns.read(row))
    announce(
      app,
      records.map((record) => ({ path: posNotificationsPath, event, record })),
    )
    count += rows.length
    if (rows.length < notificationsATurn) return { count }
  }
}

function someOf({ body: { restaurantId, upTo }, principal }: Asked, condition: string, values: readonly SqlValue[]) {
  const venueIds = scopedVenueIds(principal, restaurantId)
  const places = venueIds === 'all' ? '' : `"restaurantId" IN (${venueIds.map(() => '?').join(', ')}) AND `
  return {
    where: `"id" IN (SELECT "id" FROM pos_notifications WHERE ${places}${condition} AND "id" <= ? LIMIT ${notificationsATurn})`,
    params: [...(venueIds === 'all' ? [] : venueIds), ...values, upTo],
  }
}
