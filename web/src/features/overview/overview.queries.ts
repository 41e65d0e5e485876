import { overviewPath } from '@brigade/domain/overview/overview.api.ts'
import type { VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiCreate } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'

export const overviewKey = ['overview'] as const

/** Queries what happens at each venue. Events keep it in sync. */
export function venuesOverview() {
  return queryOptions({
    queryKey: overviewKey,
    queryFn: async () => (await apiCreate(overviewPath, {})).venues,
    staleTime: Infinity,
  })
}

/** Counts some venues, or all, again. A venue whose counts are the same keeps its object, so that its tile is not drawn again. */
export async function countAgain(venueIds: readonly number[] | 'all'): Promise<void> {
  const { venues } = await apiCreate(overviewPath, venueIds === 'all' ? {} : { restaurantId: { $in: [...venueIds] } })
  const counted = new Map(venues.map((venue) => [venue.id, venue]))
  queryClient.setQueryData<VenueOverview[]>(
    overviewKey,
    (known) => known && merged(known, { asked: venueIds, counted }),
  )
}

type Counted = { asked: readonly number[] | 'all'; counted: ReadonlyMap<number, VenueOverview> }

/** Returns the venues with their new counts: without those that were archived, and with those that are new. */
function merged(known: readonly VenueOverview[], { asked, counted }: Counted): VenueOverview[] {
  const left = known.filter(({ id }) => counted.has(id) || (asked !== 'all' && !asked.includes(id)))
  const knownIds = new Set(known.map(({ id }) => id))
  const added = [...counted.values()].filter(({ id }) => !knownIds.has(id))
  return [...left.map((venue) => keepSame(venue, counted.get(venue.id))), ...added]
}

function keepSame(known: VenueOverview, counted: VenueOverview | undefined): VenueOverview {
  return counted === undefined || JSON.stringify(known) === JSON.stringify(counted) ? known : counted
}
