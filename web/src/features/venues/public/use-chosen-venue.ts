import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { rememberedVenue } from '#features/venues/public/remembered-venue.ts'
import { useVenueChoices, type VenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { venueChoices } from '#features/venues/venue-choices.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'

/** The hotel at which people who see all of them start. (spec 1, §2.4) */
const firstHotelId = 1

export type ChosenVenue = {
  /** Null until it is known. */
  venue: Venue | null
  /** The venues to choose from; null for people who work at one. */
  venues: VenueChoices | null
  choose: (venueId: number) => void
  error: unknown
  retry: () => void
}

/**
 * Returns the venue of a screen: the person's own, or the one that the address names. If there is no such venue, it is the
 * first one by name.
 */
export function useChosenVenue(): ChosenVenue {
  const { venue: own } = useSession()
  const seesAll = useCan('venues:all')
  const [params, setParams] = useSearchParams()
  const wantedId = wantedVenueId(params)
  const wanted = useQuery(oneVenue(seesAll ? wantedId : null))
  const isUnknown = seesAll && (wantedId === null || isNotFound(wanted.error))
  const { data: listed } = useQuery({ ...venueChoices(''), enabled: seesAll })
  const first = useQuery(oneVenue(isUnknown ? (listed?.data[0]?.id ?? null) : null))
  const asked = isUnknown ? first : wanted
  const { choices, error, refetch } = useVenueChoices(asked.data)
  return {
    venue: seesAll ? (asked.data ?? null) : own,
    venues: choices,
    // The choices at the other venue mean nothing at this one.
    choose: (venueId) => setParams(new URLSearchParams({ venue: String(venueId) }), { replace: true }),
    error: seesAll ? (error ?? asked.error) : null,
    retry: () => void Promise.all([refetch(), asked.refetch()]),
  }
}

/** Fetches the venue with which a screen begins for people who see all of them; null if there is none. */
export async function fetchVenueOfAddress(params: URLSearchParams): Promise<Venue | null> {
  const wantedId = wantedVenueId(params)
  try {
    if (wantedId !== null) return await queryClient.fetchQuery(oneVenue(wantedId))
  } catch (thrown) {
    if (!isNotFound(thrown)) throw thrown
  }
  const { data } = await queryClient.fetchQuery(venueChoices(''))
  return data[0] ? queryClient.fetchQuery(oneVenue(data[0].id)) : null
}

/**
 * Returns the id of the venue that an address names, or that was opened last, for people who may see any; null for an
 * address that names none.
 */
function wantedVenueId(params: URLSearchParams): number | null {
  const named = params.get('venue')
  if (named === null) return rememberedVenue() ?? firstHotelId
  return /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null
}

function isNotFound(thrown: unknown): boolean {
  return thrown !== null && toApiError(thrown).code === 404
}
