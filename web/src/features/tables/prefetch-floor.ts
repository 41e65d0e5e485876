import { can } from '@brigade/domain/access/permissions.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/calls/session.ts'
import { floorSlot } from '#features/tables/public/floor-slot.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { fetchVenueOfAddress } from '#features/venues/public/use-chosen-venue.ts'

/**
 * Fetches the rooms, and the parts that features add to the floor, while the screen itself is loading. The screen
 * fetches the activities: if they were read before its tiles are drawn, a hundred orders would delay them. The screen
 * shows errors.
 */
export async function prefetchFloor(address: URL): Promise<void> {
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(tablesOfVenue(expected))
  void queryClient.prefetchQuery(floorSlot.query())
  const { user, venue: own } = await loadSession()
  if (!can(user, 'screens:floor')) return
  const seesAll = can(user, 'venues:all')
  const venue = seesAll ? await fetchVenueOfAddress(address.searchParams) : own
  if (venue) void queryClient.prefetchQuery(tablesOfVenue(venue.id))
}
