import type { Paged } from '@brigade/domain/kit/paging.ts'
import { pageLimits } from '@brigade/domain/kit/paging.ts'
import { type VenueTime, venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Promotion, PromotionListQuery } from '@brigade/domain/marketing/marketing.schema.ts'
import { promotionStatus } from '@brigade/domain/marketing/marketing.status.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { offeredPrice } from '@brigade/domain/menus/menus.offered-price.ts'
import type { Catalogues } from '#features/menus/public/catalogues.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { ListParams } from '#kit/lists/list-records.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { promotionOf, type PromotionRow } from './promotion-columns.ts'

/** What decides which promotions run: the time, and the menus that have their prices. */
export type Running = { now: Date; catalogues: Catalogues }

type Listing = ListParams<PromotionListQuery> & Running

/**
 * Returns the promotions that run now to guests, in their order. A venue has at most a hundred promotions, of which few run at once: they
 * are read whole, and sorted and paged here.
 */
export async function listRunning({
  db,
  query,
  principal,
  isPaged,
  ...now
}: Listing): Promise<Paged<Promotion> | Promotion[]> {
  const { restaurantId, id, isActive = true, $limit: limit = pageLimits.standard, $skip: skip = 0 } = query
  const asked = scopedVenueIds(principal, restaurantId)
  const venueIds = asked === 'all' ? [] : asked
  const ids = id === undefined || typeof id === 'number' ? id : id.$in
  const running = await db.read(function* () {
    // One that runs is active.
    if (!isActive) return []
    const rows = yield* manyIn<PromotionRow>('SELECT * FROM promotions WHERE "restaurantId" IN', venueIds)
    return yield* runningAmong(
      rows.filter((row) => ids === undefined || [ids].flat().includes(row.id)),
      now,
    )
  })
  const inOrder = running.toSorted(bySort(query.$sort))
  if (!isPaged) return inOrder
  const atMost = Math.min(limit, pageLimits.most)
  return { total: running.length, limit: atMost, skip, data: inOrder.slice(skip, skip + atMost) }
}

type Sort = NonNullable<PromotionListQuery['$sort']>

/** Compares by the fields of a sort, then by id in its last direction, as other lists do. */
function bySort(sort: Sort = { index: 1 }): (one: Promotion, other: Promotion) => number {
  const entries = Object.entries(sort)
  const last = entries.at(-1)?.[1]
  const order = 'id' in sort ? entries : [...entries, ['id', last] as const]
  return (one, other) => {
    for (const [field, direction = 1] of order) {
      const difference = field === 'id' ? one.id - other.id : one.index - other.index
      if (difference !== 0) return difference * direction
    }
    return 0
  }
}

type Venue = { id: number; timeZone: string; catalogueVersion: number; isDiscountedPrice: boolean | 0 | 1 }

/** Returns the promotions that run now on the clocks of their venues, as guests see them. */
export function* runningAmong(rows: readonly PromotionRow[], { now, catalogues }: Running): Transaction<Promotion[]> {
  const promotions: Promotion[] = []
  const venues = yield* manyIn<Venue>(
    'SELECT "id", "timeZone", "catalogueVersion", "isDiscountedPrice" FROM venues WHERE "id" IN',
    [...new Set(rows.map(({ restaurantId }) => restaurantId))],
  )
  for (const { id, timeZone, catalogueVersion, isDiscountedPrice } of venues) {
    const time = venueTime(now, timeZone)
    const running = rows
      .filter(({ restaurantId }) => restaurantId === id)
      .map(promotionOf)
      .filter((promotion) => promotionStatus(promotion, time) === 'running')
    if (running.length === 0) continue
    const catalogue = yield* catalogues.get(id, catalogueVersion)
    const shown = { catalogue, time, hasDiscounts: Boolean(isDiscountedPrice) }
    promotions.push(...running.map((promotion) => shownToGuests(promotion, shown)))
  }
  return promotions.filter(({ items }) => items.length > 0)
}

type Shown = { catalogue: Catalogue; time: VenueTime; hasDiscounts: boolean }

/**
 * Returns a promotion with the items that are on the menu, and with the prices that it makes: an item has none if it costs as little
 * without it. Guests don't see who changed it.
 */
function shownToGuests(promotion: Promotion, { catalogue, ...now }: Shown): Promotion {
  const { id } = promotion
  const items = promotion.items.flatMap((item): Promotion['items'] => {
    const sold = catalogue.get(item.itemId)
    const promoted = sold?.promotion?.id === id ? sold.promotion.price : null
    const offered = sold && offeredPrice(sold, promoted, { id, ...now })
    if (!offered) return []
    return [offered.marketingId === id ? item : { ...item, price: null, percentage: null }]
  })
  return { ...promotion, items, updatedBy: null }
}
