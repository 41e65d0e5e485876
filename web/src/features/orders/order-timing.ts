import { prepareMinutes } from '@brigade/domain/orders/orders.pricing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** When the kitchen should have an order ready, in milliseconds; null before it was accepted. An order that was changed starts anew. */
export function readyBy(order: Pick<Order, 'acceptedAT' | 'reviewedAt' | 'cart'>): number | null {
  const startedAt = cookingSince(order)
  return startedAt === null ? null : Date.parse(startedAt) + prepareMinutes(order.cart) * 60_000
}

/** Since when the kitchen has had the order as it is now. */
export function cookingSince({ acceptedAT, reviewedAt }: Pick<Order, 'acceptedAT' | 'reviewedAt'>): string | null {
  if (acceptedAT === null || reviewedAt === null) return acceptedAT ?? reviewedAt
  return acceptedAT > reviewedAt ? acceptedAT : reviewedAt
}

/** Whether it is still being cooked past its estimated time. */
export function isLate(order: Pick<Order, 'status' | 'acceptedAT' | 'reviewedAt' | 'cart'>, now: number): boolean {
  if (order.status !== 'inprogress') return false
  const due = readyBy(order)
  return due !== null && now > due
}

/** Since when the order has waited for what comes next, as its card shows it. */
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
