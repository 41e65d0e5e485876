import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { sellingMenuOf } from '#features/menus/selling/public/selling-menu.queries.ts'
import { orderTables } from '#features/orders/records/orders.queries.ts'
import { queryClient } from '#kit/calls/query-client.ts'

/** Fetches the data of the order editor while the code of its screen is loading. */
export function prefetchSelling(venue: Venue): void {
  void queryClient.prefetchQuery(sellingMenuOf(venue))
  void queryClient.prefetchQuery(orderTables(venue.id))
}
