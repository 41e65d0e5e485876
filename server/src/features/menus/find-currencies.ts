import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Database } from '#kit/database.ts'

/** The currency of the venue that each of these rows belongs to. */
export async function findCurrencies(
  db: Database,
  rows: readonly { restaurantId: number }[],
): Promise<(row: { restaurantId: number }) => Currency> {
  const venueIds = [...new Set(rows.map(({ restaurantId }) => restaurantId))]
  const venues = await db.list<{ id: number; currency: Currency }>(
    db.build('venues').select('id', 'currency').whereIn('id', venueIds),
  )
  const byVenue = new Map(venues.map(({ id, currency }) => [id, currency]))
  return ({ restaurantId }) => {
    const currency = byVenue.get(restaurantId)
    if (!currency) throw new Error(`Venue ${restaurantId} is gone while its menu is read`)
    return currency
  }
}
