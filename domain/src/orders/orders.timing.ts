import { prepareMinutes } from './orders.pricing.ts'
import type { Order } from './orders.schema.ts'
import type { LateAfterMinutes } from '../venues/venues.settings.ts'

type Cooked = Pick<Order, 'acceptedAT' | 'reviewedAt' | 'cart' | 'wantedAt'>

/**
 * Returns when the kitchen should have an order ready, in milliseconds since 1970; null before it was accepted. An
 * order that was changed and accepted again starts over. A pre-order is wanted at its own time. (spec 1, §9)
 */
export function readyBy(order: Cooked): number | null {
  const startedAt = cookingSince(order)
  if (startedAt === null) return null
  if (order.wantedAt !== null) return Date.parse(order.wantedAt)
  return Date.parse(startedAt) + prepareMinutes(order.cart) * 60_000
}

/** Returns since when the kitchen has had the order in its current form; null before it was accepted. */
export function cookingSince({ acceptedAT, reviewedAt }: Pick<Order, 'acceptedAT' | 'reviewedAt'>): string | null {
  if (acceptedAT === null || reviewedAt === null) return acceptedAT ?? reviewedAt
  return acceptedAT > reviewedAt ? acceptedAT : reviewedAt
}

/**
 * Returns when an order should reach its next stage, in milliseconds since 1970: in the kitchen by the estimate of its
 * dishes, elsewhere within the venue's minutes. Null if there is no next stage. (product, Orders)
 */
export function dueAt(order: Order, lateAfter: LateAfterMinutes): number | null {
  if (order.status === 'inprogress') return readyBy(order)
  const stage = stageOf[order.status]
  return stage === null ? null : Date.parse(waitingSince(order)) + lateAfter[stage] * 60_000
}

/** Returns whether an order has waited too long for its next stage. `now` in milliseconds since 1970. */
export function isLate(order: Order, { lateAfter, now }: Clock): boolean {
  const due = dueAt(order, lateAfter)
  return due !== null && now > due
}

/**
 * Returns by how many whole minutes an order is overdue, which is not how long it has waited. Zero while it is not
 * late.
 */
export function minutesLate(order: Order, { lateAfter, now }: Clock): number {
  const due = dueAt(order, lateAfter)
  return due === null ? 0 : Math.max(0, Math.floor((now - due) / 60_000))
}

type Lateness = { late: ReadonlySet<number>; dueOf: (order: Order) => number }

/** Returns the late orders first, the one that is late by the most minutes before all; the others keep their order. */
export function lateFirst(orders: readonly Order[], { late, dueOf }: Lateness): readonly Order[] {
  const isLateNow = ({ id }: Order) => late.has(id)
  const first = orders.filter(isLateNow)
  if (first.length === 0) return orders
  return [...first.toSorted((one, other) => dueOf(one) - dueOf(other)), ...orders.filter((order) => !isLateNow(order))]
}

type Clock = { lateAfter: LateAfterMinutes; now: number }

/** The stage whose minutes make an order in this status late; null if the venue's minutes do not apply. */
const stageOf = {
  incoming: 'queue',
  updated: 'change',
  inprogress: null,
  ontheway: 'pass',
  delivered: 'delivered',
  completed: null,
  merged: null,
  cancelled: null,
} satisfies Record<Order['status'], keyof LateAfterMinutes | null>

type Stamp =
  | 'createdAt'
  | 'updatedAt'
  | 'acceptedAT'
  | 'reviewedAt'
  | 'cookedAt'
  | 'deliveredAt'
  | 'completedAT'
  | 'mergedAt'
  | 'cancelAt'

/**
 * Returns since when an order has waited for its next step: the instant of its last event. The guest's total wait
 * counts from `createdAt`, and never restarts.
 */
export function waitingSince(order: Pick<Order, 'status' | Stamp>): string {
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
