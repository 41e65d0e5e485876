import type { VenueCounter } from '#features/venues/public/venue-counter.ts'

/** Counts the tables and rooms of venues that are turned on. */
export const countTables: VenueCounter = async ({ db, venueIds }) => {
  const rows = db
    .build('tables')
    .select('restaurantId')
    .count('* as total')
    .where('isActive', true)
    .whereIn('restaurantId', venueIds)
    .groupBy('restaurantId')
  const counted = await db.list<{ restaurantId: number; total: number }>(rows)
  return counted.map(({ restaurantId: id, total }) => ({ id, tableCount: total }))
}
