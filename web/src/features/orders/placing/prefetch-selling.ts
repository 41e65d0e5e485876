import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { sellingMenuOf } from '#features/menus/selling/door/selling-menu.queries.ts'
import { orderTables } from '#features/orders/orders.queries.ts'
import { queryClient } from '#kit/query-client.ts'

/** Asks for what an order is put together from, while the screen for it is on its way. */
export function prefetchSelling(venue: Venue): void {
  void queryClient.prefetchQuery(sellingMenuOf(venue))
  void queryClient.prefetchQuery(orderTables(venue.id))
}
