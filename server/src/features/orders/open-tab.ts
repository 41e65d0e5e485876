import { doneBy } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Caller } from '#kit/context/call.ts'
import { emit, many, one, type Transaction } from '#kit/database/transaction.ts'
import { logOrderEvent } from './records/order-log.ts'
import { orderOfRow, type OrderRow } from './records/order-columns.ts'

const largestId = 2_147_483_647

/** Returns the last order of a bill's tab before this one, or of all; null if there is none. The caller has locked the bill. */
export function* lastOnTab({
  billId,
  before = largestId,
}: {
  billId: number
  before?: number
}): Transaction<number | null> {
  const row = yield* one<{ id: number | null }>(
    `SELECT max("id") AS "id" FROM orders WHERE "billId" = ? AND "id" < ? AND "openTab" = ? AND "status" <> 'merged'`,
    billId,
    before,
    true,
  )
  return row?.id ?? null
}

/**
 * Links the orders of a bill's tab in one chain again after one of them was merged or restored: each continues the one before it,
 * without merged ones. Publishes those that changed, each with an entry in its log. The caller has locked the bill.
 */
export function* relinkTab(billId: number, { principal, now }: Caller): Transaction<void> {
  const done = doneBy(principal, now)
  const before = yield* many<Pick<OrderRow, 'id' | 'continuationOf'>>(
    'SELECT "id", "continuationOf" FROM orders WHERE "billId" = ? AND "openTab" = ?',
    billId,
    true,
  )
  const changed = yield* setContinuations(billId, done.at)
  for (const row of changed) {
    const { id, restaurantId, status, version } = row
    const was = { continuationOf: before.find((each) => each.id === id)?.continuationOf ?? null }
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
    yield* emit(ordersPath, 'patched', orderOfRow(row))
  }
}

function* setContinuations(billId: number, at: string): Transaction<OrderRow[]> {
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
