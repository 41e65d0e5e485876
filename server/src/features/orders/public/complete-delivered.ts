import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import type { Call } from '#kit/context/call.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { moveOrder } from './move-order.ts'
import type { OrderRow } from '../records/order-columns.ts'
import { lockOrders } from './lock-orders.ts'

type CompleteDelivered = {
  restaurantId: number
  tableId: number
  /** Limits it to orders that were delivered by then. */
  until?: string | undefined
}

/** Completes all orders that were delivered to a table, as far back as the boards show them, in the transaction of the caller. (spec 1, §4) */
export function* completeDelivered(
  { restaurantId, tableId, until }: CompleteDelivered,
  call: Call,
): Transaction<{ orderIds: number[] }> {
  const since = daysBefore(call.now, orderWindowDays)
  const delivered = yield* many<{ id: number }>(
    // A venue has few delivered orders, which an index finds.
    `SELECT "id" FROM orders
     WHERE "restaurantId" = ? AND "status" = 'delivered' AND "createdAt" > ? AND "tableId" = ? ORDER BY "id"`,
    restaurantId,
    since,
    tableId,
  )
  const held = yield* lockOrders(delivered.map(({ id }) => id))
  const orderIds = held.filter((row) => row.status === 'delivered' && isBy(row, until)).map(({ id }) => id)
  for (const id of orderIds) yield* moveOrder({ id, act: 'complete' }, call)
  return { orderIds }
}

function isBy({ deliveredAt }: OrderRow, until: string | undefined): boolean {
  return until === undefined || deliveredAt === null || deliveredAt <= until
}
