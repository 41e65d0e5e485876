import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { rememberedVenue } from '#features/venues/public/remembered-venue.ts'
import { allVenues } from '#features/venues/venues.queries.ts'

/** The hotel at which people who see all of them start. (spec 1, §2.4) */
const firstHotelId = 1

export type ChosenVenue = {
  /** Null until it is known. */
  venue: Venue | null
  /** The venues to choose from; null for people who work at one. */
  venues: readonly Venue[] | null
  choose: (venueId: number) => void
  error: unknown
  retry: () => void
}

/** Returns the venue of a screen: the person's own, or the one that the address names. */
export function useChosenVenue(): ChosenVenue {
  const { venue: own } = useSession()
  const seesAll = useCan('venues:all')
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery({ ...allVenues(), enabled: seesAll })
  const chosen = data ? venueOfAddress(data, params) : null
  return {
    venue: seesAll ? chosen : own,
    venues: seesAll ? (data ?? []).filter(({ id, archivedAt }) => archivedAt === null || id === chosen?.id) : null,
    // The choices at the other venue mean nothing at this one.
    choose: (venueId) => setParams(new URLSearchParams({ venue: String(venueId) }), { replace: true }),
    error: seesAll ? error : null,
    retry: () => void refetch(),
  }
}

/** Returns the venue that an address names, or the first one that is not archived. */
export function venueOfAddress(venues: readonly Venue[], params: URLSearchParams): Venue | null {
  const wanted = wantedVenueId(params)
  return venues.find(({ id }) => id === wanted) ?? venues.find(({ archivedAt }) => archivedAt === null) ?? null
}

/** Returns the id of the venue that an address names, or that was opened last, for people who may see any. */
export function wantedVenueId(params: URLSearchParams): number {
  return Number(params.get('venue') ?? rememberedVenue() ?? firstHotelId)
}
