import { countRows } from '#kit/database/count-rows.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** Returns the number of accounts of a venue that are turned on. */
export function countStaff(venueId: number): Transaction<number> {
  return countRows(
    'user_venues uv JOIN users u ON u."id" = uv."userId"',
    'uv."restaurantId" = ? AND u."isActive" = ?',
    venueId,
    true,
  )
}
