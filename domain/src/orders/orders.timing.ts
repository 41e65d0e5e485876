import { prepareMinutes } from './orders.pricing.ts'
import type { Order } from './orders.schema.ts'

type Cooked = Pick<Order, 'acceptedAT' | 'reviewedAt' | 'cart'>

/**
 * When the kitchen should have an order ready, in milliseconds since 1970; null before it was accepted. An order that was
 * changed and accepted again starts anew. (spec 1, §9)
 */
export function readyBy(order: Cooked): number | null {
  const startedAt = cookingSince(order)
  return startedAt === null ? null : Date.parse(startedAt) + prepareMinutes(order.cart) * 60_000
}

/** Since when the kitchen has had the order as it is now; null before it was accepted. */
export function cookingSince({ acceptedAT, reviewedAt }: Pick<Order, 'acceptedAT' | 'reviewedAt'>): string | null {
  if (acceptedAT === null || reviewedAt === null) return acceptedAT ?? reviewedAt
  return acceptedAT > reviewedAt ? acceptedAT : reviewedAt
}

/** Whether an order is still being cooked past the time it was estimated for. `now` in milliseconds since 1970. */
export function isLate(order: Cooked & Pick<Order, 'status'>, now: number): boolean {
  if (order.status !== 'inprogress') return false
  const due = readyBy(order)
  return due !== null && now > due
}

/** Since when an order has waited for what comes next: the instant of what happened to it last. */
export function waitingSince(order: Order): string {
  const stamps = {
    incoming: order.createdAt,
    updated: order.updatedAt,
    inprogress: cookingSince(order),
    ontheway: order.cookedAt,
    delivered: order.deliveredAt,
    completed: order.completedAT,
    merged: order.mergedAt,
    cancelled: order.cancelAt,
  } satisfies Record<Order['status'], string | null>
  return stamps[order.status] ?? order.createdAt
}
