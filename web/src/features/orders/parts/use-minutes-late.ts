import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate, minutesLate } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/clock.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** By how many minutes an order is late for its next stage, told within a second of becoming so; null while it is not. */
export function useMinutesLate(order: Order): number | null {
  const lateAfter = useVenueBook().lateAfterOf(order.restaurantId)
  return useTimed((now) => (isLate(order, { lateAfter, now }) ? minutesLate(order, { lateAfter, now }) : null))
}
