import type { Order } from './orders.schema.ts'
import { mayMove } from './orders.status.ts'

/**
 * Returns whether a guest's wish to cancel the order is open and can still be granted. Everyone sees it until a person
 * cancels the order or declines.
 */
export function isCancelRequested({ cancelAskedAt, status }: Pick<Order, 'cancelAskedAt' | 'status'>): boolean {
  return cancelAskedAt !== null && mayMove('cancel', status)
}

/** The most common reasons for cancelling. The text that a screen shows for one is sent; `other` is typed. */
export const cancelReasons = ['soldOut', 'guestLeft', 'duplicate', 'wrongTable', 'guestAsked', 'other'] as const

export type CancelReason = (typeof cancelReasons)[number]
