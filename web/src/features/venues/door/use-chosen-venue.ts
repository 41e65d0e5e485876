import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { allVenues } from '#features/venues/venues.queries.ts'

/** The hotel at which those begin who see all of them. (spec 1, §2.4) */
const firstHotelId = 1

export type ChosenVenue = {
  /** Null until it is known. */
  venue: Venue | null
  /** Those to choose from; null for people who work at one. */
  venues: readonly Venue[] | null
  choose: (venueId: number) => void
  error: unknown
  retry: () => void
}

/** The venue that a screen is about: one's own, or the one that the address names. */
export function useChosenVenue(): ChosenVenue {
  const { venue: own } = useSession()
  const seesAll = useCan('venues:all')
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery({ ...allVenues(), enabled: seesAll })
  const chosen = data ? venueOfAddress(data, params) : null
  return {
    venue: seesAll ? chosen : own,
    venues: seesAll ? (data ?? []) : null,
    // What was chosen at the other venue means nothing at this one.
    choose: (venueId) => setParams(new URLSearchParams({ venue: String(venueId) }), { replace: true }),
    error: seesAll ? error : null,
    retry: () => void refetch(),
  }
}

/** The venue that an address names, or the first of them. */
export function venueOfAddress(venues: readonly Venue[], params: URLSearchParams): Venue | null {
  const wanted = wantedVenueId(params)
  return venues.find(({ id }) => id === wanted) ?? venues[0] ?? null
}

/** The venue that an address names, for those who may see any. */
export function wantedVenueId(params: URLSearchParams): number {
  return Number(params.get('venue') ?? firstHotelId)
}
