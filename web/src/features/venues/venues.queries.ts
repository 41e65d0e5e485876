import { can } from '@brigade/domain/access/permissions.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ListedVenue } from '@brigade/domain/venues/venues.rows.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { apiGet, apiList } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { ownVenue, updateVenue } from '#kit/calls/session.ts'

/** The venues whose records a screen shows: one venue, or all of them. */
export type VenueScope = number | 'all'

export const venuesKey = ['venues'] as const
export const venuesFreshForMs = 60_000

/** The lists of venues to choose from (`venue-choices.queries.ts`). */
export const venueChoicesKey = [...venuesKey, 'choices'] as const

const allVenuesKey = [...venuesKey, 'all'] as const
const pausedVenuesKey = [...venuesKey, 'paused'] as const
const oneVenueKey = (id: number | null) => [...venuesKey, 'one', id] as const

/** Returns the venues whose records this person sees; null if they see none. */
export function venueScopeOf(user: StaffUser | null): VenueScope | null {
  if (!user) return null
  return can(user, 'venues:all') ? 'all' : (user.restaurantId[0] ?? null)
}

/** Returns the scope as the filter of a list. */
export function inScope(scope: VenueScope): { restaurantId?: number } {
  return scope === 'all' ? {} : { restaurantId: scope }
}

/** Returns the filter for the records that a person sees; null if they see none. */
export function scopeFilterOf(user: StaffUser): { restaurantId?: number } | null {
  const scope = venueScopeOf(user)
  return scope === null ? null : inScope(scope)
}

export function isInScope({ restaurantId }: { restaurantId: number }, scope: VenueScope): boolean {
  return scope === 'all' || restaurantId === scope
}

/**
 * Returns the query for every venue by its name, for people who see them all. Archived ones are included, because old
 * orders name them.
 */
export function allVenues() {
  return queryOptions({
    queryKey: allVenuesKey,
    staleTime: venuesFreshForMs,
    structuralSharing: true,
    queryFn: async (): Promise<Venue[]> => {
      const venues = await apiList(venuesPath, { archived: 'too', $sort: { name: 1 } })
      const known = queryClient.getQueryData<Venue[]>(allVenuesKey)
      return venues.map((venue) =>
        noteVenue(
          venue,
          known?.find(({ id }) => id === venue.id),
        ),
      )
    },
  })
}

/** Returns the query for the venues where ordering is paused, for people who see them all; kept live. */
export function pausedVenues() {
  return queryOptions({
    queryKey: pausedVenuesKey,
    staleTime: venuesFreshForMs,
    queryFn: (): Promise<Venue[]> => apiList(venuesPath, { isPaused: true, $sort: { name: 1 } }),
  })
}

/** Returns the query for one venue with its settings. */
export function oneVenue(id: number | null) {
  return queryOptions({
    queryKey: oneVenueKey(id),
    enabled: id !== null,
    staleTime: venuesFreshForMs,
    structuralSharing: true,
    queryFn: async (): Promise<Venue> => {
      const venue = await fetchVenue(id ?? 0)
      return noteVenue(venue, queryClient.getQueryData<Venue>(oneVenueKey(id)))
    },
  })
}

/** The most venues in one call. */
const fetchedAtOnce = 100

let gathered: Promise<(id: number) => Venue | undefined> | null = null
let gatheredIds: number[] = []

/** Fetches a venue; those that are asked for at once, as by the cards of a board, in one call. */
async function fetchVenue(id: number): Promise<Venue> {
  gatheredIds.push(id)
  gathered ??= Promise.resolve().then(fetchGathered)
  const found = await gathered
  return found(id) ?? apiGet(venuesPath, id)
}

async function fetchGathered(): Promise<(id: number) => Venue | undefined> {
  const ids = [...new Set(gatheredIds)]
  gatheredIds = []
  gathered = null
  // One venue is fetched by its id, which says why it can't be.
  if (ids.length === 1) return () => undefined
  const parts = Array.from({ length: Math.ceil(ids.length / fetchedAtOnce) }, (_, part) =>
    ids.slice(part * fetchedAtOnce, (part + 1) * fetchedAtOnce),
  )
  const venues = (
    await Promise.all(parts.map((part) => apiList(venuesPath, { archived: 'too', id: { $in: part } })))
  ).flat()
  const byId = new Map(venues.map((venue) => [venue.id, venue]))
  return (id) => byId.get(id)
}

/** Shows a venue that was created, everywhere. */
export async function noteNewVenue(venue: Venue): Promise<void> {
  const known = queryClient.getQueryData<Venue[]>(allVenuesKey)
  await queryClient.invalidateQueries({ queryKey: venueChoicesKey })
  if (known?.some(({ id }) => id === venue.id)) return void noteVenue(venue)
  await queryClient.invalidateQueries({ queryKey: allVenuesKey })
}

/**
 * Updates a received venue everywhere: in the list, alone, and as the venue where this person works. Returns the newer
 * of it and the known state.
 */
export function noteVenue(venue: Venue, alreadyKnown = venue): Venue {
  const isNews = (known: Venue) => known.id === venue.id && known.version <= venue.version
  const current = (known: Venue) => (isNews(known) ? replaceEqualDeep(known, venue) : known)
  const { dataUpdatedAt: updatedAt } = queryClient.getQueryState(allVenuesKey) ?? {}
  queryClient.setQueryData<Venue[]>(allVenuesKey, (known) => known?.map(current), { updatedAt })
  queryClient.setQueryData<Venue>(oneVenueKey(venue.id), (known) => known && current(known))
  queryClient.setQueryData<Venue[]>(pausedVenuesKey, (known) => known && withPausesOf(venue, known))
  if (isChoiceOutdated(venue)) void queryClient.invalidateQueries({ queryKey: venueChoicesKey })
  const own = ownVenue()
  if (own && current(own) !== own) updateVenue(venue)
  return alreadyKnown.version > venue.version ? alreadyKnown : venue
}

/** Returns the paused venues after news of one of them. Old news changes nothing. */
function withPausesOf(venue: Venue, known: readonly Venue[]): Venue[] {
  const before = known.find(({ id }) => id === venue.id)
  if (before && before.version > venue.version) return [...known]
  const others = known.filter(({ id }) => id !== venue.id)
  const isShown = venue.orderPauses.length > 0 && venue.archivedAt === null
  return isShown ? [...others, venue] : others
}

/** Returns whether a list of venues to choose from names a venue in another way, or has one that is archived. */
function isChoiceOutdated({ id, name, archivedAt }: Venue): boolean {
  return queryClient
    .getQueriesData<Paged<ListedVenue>>({ queryKey: venueChoicesKey })
    .flatMap(([, page]) => page?.data ?? [])
    .some((row) => row.id === id && (row.name !== name || archivedAt !== null))
}
