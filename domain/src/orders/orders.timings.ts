import type { Order } from './orders.schema.ts'
import type { OrderAct } from './orders.status.ts'

/** A time that the order itself stores: the act, and its author if the order has it. */
export type ActivityTiming = {
  act: Exclude<OrderAct, 'update' | 'recall'> | 'place' | 'review'
  at: string
  by: string | null
  reason: string | null
}

/**
 * Returns the activity timings of an order, first to last. Entries of the same time are in the order in which they can
 * have happened: a changed order is reviewed, and so accepted, before it is cooked. The times are those of the stamps.
 * (spec 1, §4)
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
      // Sorting keeps the order of equal times.
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  )
}
