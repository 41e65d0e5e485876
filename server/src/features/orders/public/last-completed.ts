import type { Done } from '@brigade/domain/access/principal.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

type Completed = {
  restaurantId: number
  tableId: number
  createdSince: string
  completedSince: string
  /** Limits it to orders that were delivered by then. */
  until: string
}

type Ended = Done & { status: string; deliveredAt: string | null }

/** Returns the person who last completed an order of a table, and when. */
export function* lastCompleted(asked: Completed): Transaction<Done | undefined> {
  const { restaurantId, tableId, createdSince, completedSince, until } = asked
  const ended = yield* many<Ended>(
    // A table has few orders, which an index finds; searching for the last one first would read all that the venue completed.
    `SELECT "status", "deliveredAt", "completedBy" AS "by", "completedByKind" AS "byKind", "completedById" AS "byId", "completedAT" AS "at"
     FROM orders
     WHERE "restaurantId" = ? AND "tableId" = ? AND "status" IN ('completed', 'merged', 'cancelled') AND "createdAt" >= ?
     ORDER BY "createdAt", "id"`,
    restaurantId,
    tableId,
    createdSince,
  )
  const among = ended.filter(
    ({ status, at, deliveredAt }) =>
      status === 'completed' && at >= completedSince && deliveredAt !== null && deliveredAt <= until,
  )
  const last = among.reduce<Ended | undefined>(
    (latest, each) => (latest && latest.at > each.at ? latest : each),
    undefined,
  )
  return last && { by: last.by, byKind: last.byKind, byId: last.byId, at: last.at }
}
