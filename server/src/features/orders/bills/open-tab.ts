import { many, one, type Work } from '#kit/work.ts'
import type { OrderRow } from '../order-row.ts'

const largestId = 2_147_483_647

/** The last order of a bill's tab before this one, or of all; null when there is none. The caller holds the bill. */
export function* lastOnTab({ billId, before = largestId }: { billId: number; before?: number }): Work<number | null> {
  const row = yield* one<{ id: number | null }>(
    `SELECT max("id") AS "id" FROM orders WHERE "billId" = ? AND "id" < ? AND "openTab" = ? AND "status" <> 'merged'`,
    billId,
    before,
    true,
  )
  return row?.id ?? null
}

/**
 * Puts the orders of a bill's tab in one row again after one of them was merged or came back: each continues the one before it, merged
 * ones stand aside. Gives those that changed.
 */
export function* relinkTab(billId: number, at: string): Work<OrderRow[]> {
  const before = `(SELECT max(p."id") FROM orders p WHERE p."billId" = orders."billId" AND p."openTab" = ?
    AND p."status" <> 'merged' AND p."id" < orders."id")`
  return yield* many<OrderRow>(
    `UPDATE orders SET "continuationOf" = ${before}, "version" = "version" + 1, "updatedAt" = ?
     WHERE "billId" = ? AND "openTab" = ? AND "status" <> 'merged'
       AND coalesce("continuationOf", 0) <> coalesce(${before}, 0) RETURNING *`,
    true,
    at,
    billId,
    true,
    true,
  )
}
