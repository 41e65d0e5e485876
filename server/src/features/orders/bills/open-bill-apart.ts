import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { nextTestSitting } from '@brigade/domain/orders/test-orders.ts'
import type { SellingVenue } from '#features/tables/public/selling-venue.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { billColumns } from './bill-columns.ts'

type OpenBillApart = { tableId: number; venue: SellingVenue; principal: Principal; now: Date }

export type BillApart = { id: number; sitting: number }

/**
 * Returns a new bill for a test order, or for a pre-order that waits for its time. It is closed from the start and has a sitting of its
 * own, so that the table's bill and its guests have nothing to do with it.
 */
export function* openBillApart({ tableId, venue, principal, now }: OpenBillApart): Transaction<BillApart> {
  // Two of them at one table take turns. Writing the row, even unchanged, locks it until the commit.
  yield* run('UPDATE tables SET "sitting" = "sitting" WHERE "id" = ?', tableId)
  const lowest = yield* one<{ sitting: number | null }>(
    'SELECT min("sitting") AS "sitting" FROM bills WHERE "tableId" = ?',
    tableId,
  )
  const { by: closedBy, byId: closedById, at } = doneBy(principal, now)
  const sitting = nextTestSitting(lowest?.sitting ?? null)
  const id = yield* billColumns.insertStored({
    restaurantId: venue.restaurantId,
    tableId,
    table: venue.table,
    currency: venue.currency,
    sitting,
    version: 1,
    openedAt: at,
    updatedAt: at,
    closedAt: at,
    closedBy,
    closedByKind: 'staff',
    closedById,
    minuteBeganAt: at,
    ordersInMinute: 0,
  })
  return { id, sitting }
}
