import { can } from '@brigade/domain/access/permissions.ts'
import { partsSeenBy } from '#kit/floor-parts.ts'
import { queryClient } from '#kit/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/session.ts'
import { allFloorParts, tablesOfVenue } from '#features/tables/tables.queries.ts'
import { venueOfAddress } from '#features/venues/door/use-chosen-venue.ts'
import { allVenues } from '#features/venues/venues.queries.ts'

/** Asks for the rooms and for what goes on there while the screen itself is on its way. The screen says what is wrong. */
export async function prefetchFloor(address: URL): Promise<void> {
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(tablesOfVenue(expected))
  const [{ user, venue: own }, parts] = await Promise.all([loadSession(), queryClient.fetchQuery(allFloorParts())])
  if (!can(user, 'screens:floor')) return
  const seesAll = can(user, 'venues:all')
  const venue = seesAll ? venueOfAddress(await queryClient.fetchQuery(allVenues()), address.searchParams) : own
  if (!venue) return
  void queryClient.prefetchQuery(tablesOfVenue(venue.id))
  for (const { prefetch } of partsSeenBy(parts, { user, venue })) prefetch(venue.id)
}
