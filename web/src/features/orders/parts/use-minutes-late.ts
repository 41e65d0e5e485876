import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate, minutesLate } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Returns by how many minutes an order is late for its next stage, within a second of becoming so; null while it is not
 * late.
 */
export function useMinutesLate(order: Order): number | null {
  const lateAfter = useVenueBook().lateAfterOf(order.restaurantId)
  return useTimed((now) => (isLate(order, { lateAfter, now }) ? minutesLate(order, { lateAfter, now }) : null))
}
