import { queryClient } from '#kit/calls/query-client.ts'
import { venueRows, venueRowsOfAddress } from '#features/venues/list/venue-list.queries.ts'

/** Fetches the page of venues that an address names while the screen itself is loading. */
export function prefetchVenues(address: URL): void {
  void queryClient.prefetchQuery(venueRows(venueRowsOfAddress(address.searchParams)))
}
