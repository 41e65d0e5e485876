import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { many, one, type Work } from '#kit/work.ts'
import { logOrderEvent } from './order-log.ts'
import type { OrderRow } from './order-columns.ts'

export type RelinkTab = { billId: number; principal: Principal; now: Date }

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
 * ones stand aside. Gives those that changed, each with an entry in its log. The caller holds the bill.
 */
export function* relinkTab({ billId, principal, now }: RelinkTab): Work<OrderRow[]> {
  const done = doneBy(principal, now)
  const before = yield* many<Pick<OrderRow, 'id' | 'continuationOf'>>(
    'SELECT "id", "continuationOf" FROM orders WHERE "billId" = ? AND "openTab" = ?',
    billId,
    true,
  )
  const changed = yield* setContinuations(billId, done.at)
  for (const { id, restaurantId, status, version } of changed) {
    const was = { continuationOf: before.find((row) => row.id === id)?.continuationOf ?? null }
    yield* logOrderEvent({
      ...done,
      orderId: id,
      restaurantId,
      act: 'details',
      fromStatus: status,
      toStatus: status,
      reason: Object.keys(was).join(', '),
      version,
      before: JSON.stringify(was),
    })
  }
  return changed
}

function* setContinuations(billId: number, at: string): Work<OrderRow[]> {
  const previous = `(SELECT max(p."id") FROM orders p WHERE p."billId" = orders."billId" AND p."openTab" = ?
    AND p."status" <> 'merged' AND p."id" < orders."id")`
  return yield* many<OrderRow>(
    `UPDATE orders SET "continuationOf" = ${previous}, "version" = "version" + 1, "updatedAt" = ?
     WHERE "billId" = ? AND "openTab" = ? AND "status" <> 'merged'
       AND coalesce("continuationOf", 0) <> coalesce(${previous}, 0) RETURNING *`,
    true,
    at,
    billId,
    true,
    true,
  )
}
