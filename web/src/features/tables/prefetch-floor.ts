import { can } from '@brigade/domain/access/permissions.ts'
import { queryClient } from '#kit/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/session.ts'
import { allFloorParts, tablesOfVenue } from '#features/tables/tables.queries.ts'
import { venueOfAddress } from '#features/venues/door/use-chosen-venue.ts'
import { allVenues } from '#features/venues/venues.queries.ts'

/**
 * Asks for the rooms, and for what features bring to the floor, while the screen itself is on its way. What goes on there is asked for
 * by the screen: read before its tiles are drawn, a hundred orders would keep them waiting. The screen says what is wrong.
 */
export async function prefetchFloor(address: URL): Promise<void> {
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(tablesOfVenue(expected))
  void queryClient.prefetchQuery(allFloorParts())
  const { user, venue: own } = await loadSession()
  if (!can(user, 'screens:floor')) return
  const seesAll = can(user, 'venues:all')
  const venue = seesAll ? venueOfAddress(await queryClient.fetchQuery(allVenues()), address.searchParams) : own
  if (venue) void queryClient.prefetchQuery(tablesOfVenue(venue.id))
}
