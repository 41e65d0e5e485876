import type { Order } from './orders.schema.ts'
import { mayMove } from './orders.status.ts'

/** Whether a guest wishes the order cancelled and it still can be: all see so until somebody cancels or keeps it. */
export function isCancelAsked({ cancelAskedAt, status }: Pick<Order, 'cancelAskedAt' | 'status'>): boolean {
  return cancelAskedAt !== null && mayMove('cancel', status)
}

/** Why orders are cancelled most. What is sent is the sentence that a screen makes of one; `other` is typed. */
export const cancelReasons = ['soldOut', 'guestLeft', 'duplicate', 'wrongTable', 'guestAsked', 'other'] as const

export type CancelReason = (typeof cancelReasons)[number]
