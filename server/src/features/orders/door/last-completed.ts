import type { Done } from '@brigade/domain/access/principal.ts'
import { one, type Work } from '#kit/work.ts'

type Completed = {
  tableId: number
  createdSince: string
  completedSince: string
  /** Only what was delivered by then. */
  until: string
}

/** Who was last to complete an order of a table. */
export function* lastCompleted({ tableId, createdSince, completedSince, until }: Completed): Work<Done | undefined> {
  return yield* one<Done>(
    `SELECT "completedBy" AS "by", "completedByKind" AS "byKind", "completedById" AS "byId", "completedAT" AS "at" FROM orders
     WHERE "tableId" = ? AND "status" = 'completed' AND "createdAt" >= ? AND "completedAT" >= ? AND "deliveredAt" <= ?
     ORDER BY "completedAT" DESC, "id" DESC LIMIT 1`,
    tableId,
    createdSince,
    completedSince,
    until,
  )
}
