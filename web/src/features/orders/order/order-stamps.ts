import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderAct } from '@brigade/domain/orders/orders.status.ts'

export type OrderStamp = { key: string; act: OrderAct | 'place'; at: string; by: string | null; reason: string | null }

/** The times that an order itself carries, first to last: its activity timings. (spec 1, §4) */
export function stampsOf(order: Order): OrderStamp[] {
  const { acceptedBy, completedBy, cancelReason } = order
  const stamps: [act: OrderStamp['act'], at: string | null, by: string | null, reason?: string | null][] = [
    ['place', order.createdAt, order.createdBy],
    ['accept', order.acceptedAT, acceptedBy],
    ['ready', order.cookedAt, null],
    ['deliver', order.deliveredAt, null],
    ['complete', order.completedAT, completedBy],
    ['merge', order.mergedAt, null],
    ['cancel', order.cancelAt, null, cancelReason],
  ]
  return stamps
    .flatMap(([act, at, by, reason = null]) => (at === null ? [] : [{ key: act, act, at, by, reason }]))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
