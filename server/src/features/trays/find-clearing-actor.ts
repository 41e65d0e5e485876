import type { Done } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { lastCompleted } from '#features/orders/public/last-completed.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

export type Emptied = {
  restaurantId: number
  tableId: number
  /** The latest time at which the cleared trays and orders can have been linked or delivered. */
  until: string
  /** The time at which the oldest of the trays that the caller has seen was linked. */
  since: string | undefined
  now: Date
}

/**
 * Returns who collected the last of the trays that the caller has seen in a room. Without that information, returns who was last to
 * collect a tray of that room, or to complete an order there, in the days that the boards show.
 */
export function* findClearingActor({
  restaurantId,
  tableId,
  until,
  since,
  now,
}: Emptied): Transaction<Done | undefined> {
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
