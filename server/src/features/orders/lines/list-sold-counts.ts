import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { type SoldCount, soldCountDays } from '@brigade/domain/menus/menus.sold-counts.ts'
import type { Database } from '#kit/database/database.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

type ListSoldCounts = { db: Database; venueId: number; principal: Principal; now: Date }

/**
 * Returns the pieces that a venue sold of each item in the last thirty days; items that were not sold are missing.
 * Throws Forbidden for another tenant's venue.
 */
export async function listSoldCounts({ db, venueId, principal, now }: ListSoldCounts): Promise<SoldCount[]> {
  scopedVenueIds(principal, venueId)
  const rows = await db.list<{ itemId: number; quantity: number | string }>(
    db
      .build('order_lines')
      .select('itemId')
      .sum({ quantity: 'quantity' })
      .where('restaurantId', venueId)
      .where('soldAt', '>=', daysBefore(now, soldCountDays))
      .groupBy('itemId'),
  )
  // PostgreSQL sums to a type that it returns as text.
  return rows.map(({ itemId, quantity }) => ({ itemId, quantity: Number(quantity) }))
}
