import { can } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import type { Order } from './orders.schema.ts'
import { isOpenStatus } from './orders.status.ts'

/** The reason that a discarded test order has. */
export const discardedTest = 'Test order'

/** Returns whether this person may discard an order: it is a test that is not finished. Unlike other orders, it may be delivered. */
export function mayDiscardTest(
  { isTest, status }: Pick<Order, 'isTest' | 'status'>,
  user: { role: Role } | null,
): boolean {
  return isTest && isOpenStatus(status) && (can(user, 'orders:placeTest') || can(user, 'orders:cancel'))
}

/** Returns the number of the next test order's sitting at a table: below zero, where no guest's is. */
export function nextTestSitting(lowest: number | null): number {
  return Math.min(lowest ?? 0, 0) - 1
}
