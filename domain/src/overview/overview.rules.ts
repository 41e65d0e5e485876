import type { VenueOverview } from './overview.schema.ts'

/** Returns the number of a venue's orders that are late. `now` in milliseconds since 1970. */
export function lateCount({ lateAt }: Pick<VenueOverview, 'lateAt'>, now: number): number {
  const at = new Date(now).toISOString()
  const first = lateAt.findIndex((instant) => instant >= at)
  return first === -1 ? lateAt.length : first
}

/**
 * Returns the venues with the worst first: late orders, then failures of systems, then those that take no orders, then
 * waiting guests, then work.
 */
export function worstVenuesFirst(venues: readonly VenueOverview[], now: number): VenueOverview[] {
  const ranked = venues.map((venue) => ({ venue, rank: rankOf(venue, now) }))
  return ranked
    .toSorted((one, other) => compareRanks(one.rank, other.rank) || byName(one.venue, other.venue))
    .map(({ venue }) => venue)
}

function rankOf(venue: VenueOverview, now: number): number[] {
  return [
    lateCount(venue, now),
    venue.posErrors + venue.printerTroubles,
    Number(venue.isPaused),
    venue.incoming + venue.updated,
    venue.requests,
    venue.overnightTrays,
    venue.inProgress,
    venue.trayRooms,
  ]
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place === -1 ? 0 : other[place]! - one[place]!
}

function byName(one: VenueOverview, other: VenueOverview): number {
  if (one.name === other.name) return one.id - other.id
  return one.name < other.name ? -1 : 1
}
