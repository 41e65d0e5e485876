import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { pageLimits } from '@brigade/domain/kit/paging.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Promotion, PromotionListQuery } from '@brigade/domain/marketing/marketing.schema.ts'
import { promotionStatus } from '@brigade/domain/marketing/marketing.status.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { findRecord } from '#kit/lists/records.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { promotionColumns, promotionOf, type PromotionRow } from './promotion-columns.ts'

type Listing = ListParams<PromotionListQuery> & { now: Date }

/** Returns the promotions of the caller's venues in their order: all of them to those who write them, and to guests those that run now. */
export function listPromotions({ now, ...asked }: Listing): Promise<Paged<Promotion> | Promotion[]> {
  if (!can(asked.principal, 'promotions:write')) return listRunning({ now, ...asked })
  return listRecords<PromotionRow, Promotion, PromotionListQuery>(asked, {
    columns: { table: promotionColumns.table, read: promotionOf },
    sort: { index: 1 },
  })
}

/** Returns one promotion. Throws NotFound for another tenant's, and to guests for one that does not run now. */
export function* getPromotion(id: number, principal: Principal, now: Date): Transaction<Promotion> {
  const row = yield* findRecord<PromotionRow>(promotionColumns, { id, principal, what: 'promotion' })
  if (can(principal, 'promotions:write')) return promotionOf(row)
  const [promotion] = yield* runningAmong([row], now)
  if (!promotion) throw recordUnknown()
  return promotion
}

/** A venue has at most a hundred promotions, of which few run at once: they are read whole, and paged here. */
async function listRunning({ db, query, principal, isPaged, now }: Listing): Promise<Paged<Promotion> | Promotion[]> {
  const { restaurantId, id, $limit: limit = pageLimits.standard, $skip: skip = 0 } = query
  const asked = scopedVenueIds(principal, restaurantId)
  const venueIds = asked === 'all' ? [] : asked
  const ids = id === undefined || typeof id === 'number' ? id : id.$in
  const running = await db.read(function* () {
    const rows = yield* manyIn<PromotionRow>('SELECT * FROM promotions WHERE "restaurantId" IN', venueIds)
    const inOrder = rows.toSorted((one, other) => one.index - other.index || one.id - other.id)
    return yield* runningAmong(
      inOrder.filter((row) => ids === undefined || [ids].flat().includes(row.id)),
      now,
    )
  })
  if (!isPaged) return running
  const atMost = Math.min(limit, pageLimits.most)
  return { total: running.length, limit: atMost, skip, data: running.slice(skip, skip + atMost) }
}

/** Returns the promotions that run now on the clocks of their venues. Guests don't see who changed them. */
function* runningAmong(rows: readonly PromotionRow[], now: Date): Transaction<Promotion[]> {
  const venueIds = [...new Set(rows.map(({ restaurantId }) => restaurantId))]
  const venues = yield* manyIn<{ id: number; timeZone: string }>(
    'SELECT "id", "timeZone" FROM venues WHERE "id" IN',
    venueIds,
  )
  const zones = new Map(venues.map(({ id, timeZone }) => [id, timeZone]))
  return rows.map(promotionOf).flatMap((promotion) => {
    const timeZone = zones.get(promotion.restaurantId)
    const isRunning = timeZone !== undefined && promotionStatus(promotion, venueTime(now, timeZone)) === 'running'
    return isRunning ? [{ ...promotion, updatedBy: null }] : []
  })
}
