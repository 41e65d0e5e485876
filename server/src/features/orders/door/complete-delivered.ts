import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import { emit, many, type Work } from '#kit/work.ts'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order-columns.ts'
import { holdOrders } from './hold-orders.ts'

type CompleteDelivered = {
  restaurantId: number
  tableId: number
  /** Only what was delivered by then. */
  until?: string | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/** Completes all orders that were delivered to a table, as far back as the boards show them, in the transaction of the caller. (spec 1, §4) */
export function* completeDelivered(asked: CompleteDelivered): Work<{ orderIds: number[] }> {
  const { restaurantId, tableId, until, ...doing } = asked
  const since = daysBefore(doing.now, orderWindowDays)
  const delivered = yield* many<{ id: number }>(
    // A venue has few delivered orders, which an index finds.
    `SELECT "id" FROM orders
     WHERE "restaurantId" = ? AND "status" = 'delivered' AND "createdAt" > ? AND "tableId" = ? ORDER BY "id"`,
    restaurantId,
    since,
    tableId,
  )
  const held = yield* holdOrders(delivered.map(({ id }) => id))
  const orderIds = held.filter((row) => row.status === 'delivered' && isBy(row, until)).map(({ id }) => id)
  for (const id of orderIds) {
    const { order } = yield* moveOrder({ id, act: 'complete', ...doing })
    yield* emit(ordersPath, 'patched', order)
  }
  return { orderIds }
}

function isBy({ deliveredAt }: OrderRow, until: string | undefined): boolean {
  return until === undefined || deliveredAt === null || deliveredAt <= until
}
