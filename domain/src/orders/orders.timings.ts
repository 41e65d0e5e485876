import type { Order } from './orders.schema.ts'
import type { OrderAct } from './orders.status.ts'

/** A time that an order itself carries: what was done then, and by whom where the order says it. */
export type ActivityTiming = {
  act: Exclude<OrderAct, 'update' | 'recall'> | 'place' | 'review'
  at: string
  by: string | null
  reason: string | null
}

/**
 * The activity timings of an order, first to last. What bears one and the same time stands in the order in which it can have happened: a
 * changed order is reviewed, and so accepted, before it is cooked. The times are those of the stamps. (spec 1, §4)
 */
export function activityTimings(order: Order): ActivityTiming[] {
  const { createdBy, acceptedBy, completedBy, cancelReason } = order
  const stamps: [act: ActivityTiming['act'], at: string | null, by: string | null, reason?: string | null][] = [
    ['place', order.createdAt, createdBy],
    ['review', order.reviewedAt, acceptedBy],
    ['accept', order.acceptedAT, acceptedBy],
    ['ready', order.cookedAt, null],
    ['deliver', order.deliveredAt, null],
    ['complete', order.completedAT, completedBy],
    ['merge', order.mergedAt, null],
    ['cancel', order.cancelAt, null, cancelReason],
  ]
  return (
    stamps
      .flatMap(([act, at, by, reason = null]) => (at === null ? [] : [{ act, at, by, reason }]))
      // Sorting leaves equal ones in their order.
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  )
}
