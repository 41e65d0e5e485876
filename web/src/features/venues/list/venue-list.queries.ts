import { type VenueState, venueStates } from '@brigade/domain/venues/venues.rows.ts'
import { venueRowsPath, venueSetUpPath } from '@brigade/domain/venues/venues.api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { filterOfAddress, pageOfAddress } from '#kit/address/use-address.ts'
import { apiFind, apiGet } from '#kit/calls/api-client.ts'
import { venuesKey } from '#features/venues/venues.queries.ts'

export const venueRowsKey = [...venuesKey, 'rows'] as const

export const venuesAPage = 50

export const venueTypes = ['hotel', 'restaurant'] as const

export type VenueType = (typeof venueTypes)[number]

type VenueRowsAsked = { search: string; state: VenueState | undefined; type: VenueType | undefined; page: number }

/** Returns which page of venues an address asks for. */
export function venueRowsOfAddress(params: URLSearchParams): VenueRowsAsked {
  return {
    search: params.get('search') ?? '',
    state: filterOfAddress(params, 'state', venueStates),
    type: filterOfAddress(params, 'type', venueTypes),
    page: pageOfAddress(params),
  }
}

/** Returns the query for one page of venues by name, with what happens there. */
export function venueRows({ search, state, type, page }: VenueRowsAsked) {
  return queryOptions({
    queryKey: [...venueRowsKey, search, state ?? 'all', type ?? 'all', page],
    queryFn: () =>
      apiFind(venueRowsPath, {
        ...(search !== '' && { name: search }),
        ...(state && { state }),
        ...(type && { isRestaurant: type === 'restaurant' }),
        $limit: venuesAPage,
        $skip: (page - 1) * venuesAPage,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for how far a venue is set up. It is fetched anew whenever its page is opened. */
export function venueSetUp(id: number) {
  return queryOptions({
    queryKey: [...venuesKey, 'set-up', id],
    queryFn: () => apiGet(venueSetUpPath, id),
  })
}
