/** The limits of the tables and rooms of a venue; lengths in characters as people count them. */
export const tableLimits = {
  nameLength: 40,
  areaLength: 40,
  mostSeats: 999,
  /** The most that are added in one call. */
  mostAtOnce: 500,
  mostAtVenue: 5_000,
} as const
