import { placesFor } from '#kit/database/transaction.ts'
import type { VenueCounter } from '#features/venues/public/venue-counter.ts'

/** Returns when each venue got its last order, tests and pre-orders that were not in the kitchen left out. */
export const lastOrders: VenueCounter = async ({ db, venueIds }) => {
  if (venueIds.length === 0) return []
  return db.many<{ id: number; lastOrderAt: string | null }>(
    `SELECT "id", (SELECT o."createdAt" FROM orders o WHERE o."restaurantId" = venues."id" AND NOT o."isTest" AND o."orderType" = 'order' ORDER BY o."createdAt" DESC LIMIT 1) AS "lastOrderAt"
     FROM venues WHERE "id" IN (${placesFor(venueIds)})`,
    ...venueIds,
  )
}
