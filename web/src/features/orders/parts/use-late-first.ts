import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { lateFirst } from '@brigade/domain/orders/orders.timing.ts'
import { useCallback } from 'react'
import { useDueTimes } from '#features/orders/parts/use-due-times.ts'
import { useLateIds } from '#features/orders/parts/use-late-ids.ts'

/**
 * Returns a function that sorts lists of these orders: the late ones first, by their minutes. It is the same function
 * until the list changes or another order becomes late.
 */
export function useLateFirst(orders: readonly Order[]): (list: readonly Order[]) => readonly Order[] {
  const dueOf = useDueTimes()
  const late = useLateIds(orders)
  return useCallback((list) => lateFirst(list, { late, dueOf }), [late, dueOf])
}
