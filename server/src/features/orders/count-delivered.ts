import { one, type Transaction } from '#kit/database/transaction.ts'

/** Returns 1 if an order was delivered at a venue, as a test or to a guest, otherwise 0. */
export function* countDelivered(venueId: number): Transaction<number> {
  const test = yield* one(
    'SELECT "id" FROM orders WHERE "restaurantId" = ? AND "isTest" AND "deliveredAt" IS NOT NULL LIMIT 1',
    venueId,
  )
  if (test) return 1
  const real = yield* one(
    'SELECT "id" FROM orders WHERE "restaurantId" = ? AND "completedAT" IS NOT NULL LIMIT 1',
    venueId,
  )
  return real ? 1 : 0
}
