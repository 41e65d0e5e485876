import type { Database } from '#kit/database/database.ts'
import type { Knex } from 'knex'

/** What an accepted suggestion has brought since. `revenue` is in minor units of the venue's currency. */
export type Earned = { id: number; decidedAt: string; orders: number; revenue: number }

type Accepted = {
  id: number
  kind: 'pair' | 'tag'
  recommendedItemId: number
  itemId: number | null
  dialog: string | null
  decidedAt: string
  currency: string
}

type Sum = { orders: number | string; revenue: number | string | null }

/**
 * Sums what each accepted suggestion of a venue has brought: the orders placed since that contain both, and the lines of the recommended
 * item in them. Each is read by itself, without a transaction.
 */
export async function countEarned(db: Database, venueId: number): Promise<Earned[]> {
  const accepted = await db.list<Accepted>(
    db
      .build('recommendation_suggestions')
      .select('id', 'kind', 'recommendedItemId', 'itemId', 'dialog', 'decidedAt', 'currency')
      .where({ restaurantId: venueId, status: 'accepted' })
      .orderBy('id'),
  )
  const earned: Earned[] = []
  for (const suggestion of accepted) {
    const [sum] = await db.list<Sum>(sumOf(db.build, { venueId, ...suggestion }))
    const { id, decidedAt } = suggestion
    earned.push({ id, decidedAt, orders: Number(sum?.orders ?? 0), revenue: Number(sum?.revenue ?? 0) })
  }
  return earned
}

function sumOf(
  build: Knex,
  { venueId, recommendedItemId, itemId, dialog, decidedAt, currency }: Accepted & { venueId: number },
) {
  const other =
    itemId === null
      ? build('order_lines as b')
          .join('items as i', 'i.id', 'b.itemId')
          .where('i.recommendationCategory', dialog)
          .whereNot('b.itemId', recommendedItemId)
      : build('order_lines as b').where('b.itemId', itemId)
  return (
    build('order_lines as l')
      .join('orders as o', 'o.id', 'l.orderId')
      .countDistinct({ orders: 'l.orderId' })
      .sum({ revenue: 'l.total' })
      .where({ 'l.restaurantId': venueId, 'l.itemId': recommendedItemId, 'o.currency': currency })
      .where('l.soldAt', '>=', decidedAt)
      .where('o.createdAt', '>=', decidedAt)
      // A row of a line is written up to a minute after its order has changed.
      .whereNotIn('o.status', ['merged', 'cancelled'])
      .whereRaw('NOT o."isTest"')
      .whereExists(other.select(build.raw('1')).whereRaw('b."orderId" = l."orderId"'))
  )
}
