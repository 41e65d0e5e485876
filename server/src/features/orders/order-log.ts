import type { OrderAct, OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { run, type Work } from '#kit/work.ts'

export type LogEntry = {
  orderId: number
  restaurantId: number
  act: OrderAct | 'place' | 'details'
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
  by: string
  at: string
  reason?: string | null
}

/** Appends one entry to an order's log, in the transaction of the change that it tells of. */
export function* logOrderEvent(entry: LogEntry): Work<void> {
  yield* run(
    `INSERT INTO order_events ("orderId", "restaurantId", "act", "fromStatus", "toStatus", "by", "at", "reason")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    entry.orderId,
    entry.restaurantId,
    entry.act,
    entry.fromStatus,
    entry.toStatus,
    entry.by,
    entry.at,
    entry.reason ?? null,
  )
}
