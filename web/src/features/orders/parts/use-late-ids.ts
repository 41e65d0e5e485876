import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate } from '@brigade/domain/orders/orders.timing.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Returns the ids of the late orders, within a second of their becoming so. */
export function useLateIds(orders: readonly Order[]): ReadonlySet<number> {
  const { lateAfterOf } = useVenueBook()
  const ids = useTimed((now) =>
    orders
      .filter((order) => isLate(order, { lateAfter: lateAfterOf(order.restaurantId), now }))
      .map((order) => order.id)
      .join(' '),
  )
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids])
}
