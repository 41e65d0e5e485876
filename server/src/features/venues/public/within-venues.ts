import type { Knex } from 'knex'

/**
 * Narrows a list to venues. For principals of all venues, a list that an index finds venue by venue names every one, so that no
 * second index without the venue is needed for them.
 */
export function withinVenues(
  rows: Knex.QueryBuilder,
  venueIds: number[] | 'all',
  isFoundByVenue: boolean,
): Knex.QueryBuilder {
  if (venueIds !== 'all') return rows.whereIn('restaurantId', venueIds)
  return isFoundByVenue ? rows.whereIn('restaurantId', (venues) => void venues.select('id').from('venues')) : rows
}
