import { doneBy } from '@brigade/domain/access/principal.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { nextTestSitting } from '@brigade/domain/orders/test-orders.ts'
import type { Caller } from '#kit/context/call.ts'
import { emit, one, type Transaction } from '#kit/database/transaction.ts'
import { billColumns } from './bill-columns.ts'
import { summedBill } from './find-bill.ts'

/**
 * Closes a bill that the caller has locked, if no order is on it any more. It gets a sitting of its own, like that of a test: the guests of
 * the table stay in theirs, as if the bill had never been opened.
 */
export function* endEmptyBill(id: number, { principal, now }: Caller): Transaction<void> {
  const { by: closedBy, byKind, byId: closedById, at } = doneBy(principal, now)
  if (byKind !== 'staff' || (yield* one('SELECT 1 FROM orders WHERE "billId" = ? LIMIT 1', id))) return
  const lowest = yield* one<{ sitting: number | null }>(
    'SELECT min("sitting") AS "sitting" FROM bills WHERE "tableId" = (SELECT "tableId" FROM bills WHERE "id" = ?)',
    id,
  )
  const sitting = nextTestSitting(lowest?.sitting ?? null)
  const [closed] = yield* billColumns.update(
    { sitting, closedAt: at, closedBy, closedByKind: byKind, closedById, updatedAt: at },
    { where: '"id" = ? AND "closedAt" IS NULL', params: [id] },
  )
  if (closed) yield* emit(billsPath, 'patched', yield* summedBill(closed))
}
