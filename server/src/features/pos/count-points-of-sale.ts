import { countRows } from '#kit/database/count-rows.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** Returns 1 if a venue posts its orders to a point of sale whose address is known, else 0. */
export function countPointsOfSale(venueId: number): Transaction<number> {
  return countRows('venues', `"id" = ? AND "isPOSIntegrated" = ? AND "integratedPOSList" <> '[]'`, venueId, true)
}
