import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { dueAt } from '@brigade/domain/orders/orders.timing.ts'
import type { LateAfterMinutes } from '@brigade/domain/venues/venues.settings.ts'
import { useCallback } from 'react'
import { oncePerRecord } from '#kit/live/once-per-record.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Returns a function that returns when an order should reach its next stage, in milliseconds since 1970; `Infinity` if
 * there is no next stage.
 */
export function useDueTimes(): (order: Order) => number {
  const { lateAfterOf } = useVenueBook()
  return useCallback((order) => dueTimeOf(order, lateAfterOf(order.restaurantId)), [lateAfterOf])
}

const dueTimeOf = oncePerRecord((order: Order, lateAfter: LateAfterMinutes) => dueAt(order, lateAfter) ?? Infinity)
