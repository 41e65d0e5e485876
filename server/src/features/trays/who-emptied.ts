import type { Done } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { lastCompleted } from '#features/orders/door/last-completed.ts'
import { one, type Work } from '#kit/work.ts'

export type Emptied = {
  restaurantId: number
  tableId: number
  /** When what is not there any more was linked or delivered at the latest. */
  until: string
  /** When the oldest of the trays was linked that somebody has seen there. */
  since: string | undefined
  now: Date
}

/**
 * Who fetched the last of the trays that somebody has seen in a room. Where nothing is said of what was seen, who was last to fetch a tray
 * that came there, or to complete an order, in the days that the boards show.
 */
export function* whoEmptied({ restaurantId, tableId, until, since, now }: Emptied): Work<Done | undefined> {
  const shownSince = daysBefore(now, orderWindowDays)
  const tray = yield* one<Done>(
    `SELECT "unlinkedBy" AS "by", "unlinkedByKind" AS "byKind", "unlinkedById" AS "byId", "updatedAt" AS "at" FROM tray_outs
     WHERE "tableId" = ? AND "status" = 'expired' AND "createdAt" >= ? AND "createdAt" <= ? ORDER BY "updatedAt" DESC, "id" DESC LIMIT 1`,
    tableId,
    since ?? shownSince,
    until,
  )
  if (tray && since !== undefined) return tray
  const order = yield* lastCompleted({
    restaurantId,
    tableId,
    createdSince: shownSince,
    completedSince: since ?? shownSince,
    until,
  })
  return !tray || (order && order.at > tray.at) ? order : tray
}
