import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { lateFirst } from '@brigade/domain/orders/orders.timing.ts'
import { useCallback } from 'react'
import { useLateIds } from '#features/orders/parts/use-late-ids.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Returns a function that sorts lists of these orders: the late ones first, by their minutes. It is the same function
 * until another order becomes late.
 */
export function useLateFirst(orders: readonly Order[]): (list: readonly Order[]) => Order[] {
  const { lateAfterOf } = useVenueBook()
  const late = useLateIds(orders)
  return useCallback((list) => lateFirst(list, { late, lateAfterOf }), [late, lateAfterOf])
}
