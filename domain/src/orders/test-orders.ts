import { can } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import type { Order } from './orders.schema.ts'
import { openStatuses, type OrderStatus } from './orders.status.ts'

/** The reason that a discarded test order has. */
export const discardedTest = 'Test order'

/** Returns whether this person may discard an order: it is a test that is not finished. */
export function mayDiscardTest(order: Pick<Order, 'isTest' | 'status'>, user: { role: Role } | null): boolean {
  return order.isTest && isUnfinished(order) && (can(user, 'orders:placeTest') || can(user, 'orders:cancel'))
}

/** Returns whether an order is not finished. A delivered test can be discarded too, unlike other orders. */
export function isUnfinished({ status }: { status: OrderStatus }): boolean {
  return (openStatuses as readonly OrderStatus[]).includes(status)
}

/** Returns the number of the next test order's sitting at a table: below zero, where no guest's is. */
export function nextTestSitting(lowest: number | null): number {
  return Math.min(lowest ?? 0, 0) - 1
}
