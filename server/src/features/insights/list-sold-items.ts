import { insightLimits, rankItems } from '@brigade/domain/insights/insights.rules.ts'
import type { InsightItems, SoldItem, UnsoldItem } from '@brigade/domain/insights/insights.schema.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { type AskInsights, insightScope, rollUpRows } from './insight-scope.ts'

type SoldRow = { itemId: number; restaurantId: number; currency: Currency; quantity: number; revenue: number }

/**
 * Lists the items of completed orders by rank, and the active items that were not sold on these days. (spec 1, §2.1)
 */
export async function listSoldItems(input: AskInsights): Promise<InsightItems> {
  const scope = await insightScope(input)
  const { db, venueIds, now } = scope
  const sold = await db.list<SoldRow>(
    rollUpRows(scope, 'items', { days: now })
      .select('itemId', 'restaurantId', 'currency')
      .sum({ quantity: 'quantity', revenue: 'revenue' })
      .groupBy('itemId', 'restaurantId', 'currency'),
  )
  const items = await db.list<{ id: number; restaurantId: number }>(
    db
      .build('items')
      .select('id', 'restaurantId')
      .whereIn('restaurantId', venueIds)
      .where('isActive', true)
      .orderBy('id'),
  )
  const soldIds = new Set(sold.map(({ itemId }) => itemId))
  const unsold = items.filter(({ id }) => !soldIds.has(id))
  const shown = rankItems(sold).slice(0, insightLimits.mostItems)
  const unsoldShown = unsold.slice(0, insightLimits.mostItems)
  const nameOf = await namesOf(db, [...shown.map(({ itemId }) => itemId), ...unsoldShown.map(({ id }) => id)])
  return {
    sold: shown.map(({ revenue, ...item }) => ({
      ...item,
      name: nameOf(item.itemId),
      revenue: fromMinor(revenue, item.currency),
    })),
    soldTotal: sold.length,
    unsold: unsoldShown.map(({ id, restaurantId }): UnsoldItem => ({ itemId: id, restaurantId, name: nameOf(id) })),
    unsoldTotal: unsold.length,
  }
}

type NameOf = (itemId: number) => SoldItem['name']

async function namesOf(db: AskInsights['db'], ids: readonly number[]): Promise<NameOf> {
  const rows = await db.list<{ id: number; name: string }>(db.build('items').select('id', 'name').whereIn('id', ids))
  const names = new Map(rows.map(({ id, name }) => [id, readStored<NonNullable<SoldItem['name']>>(name)]))
  return (itemId) => names.get(itemId) ?? null
}
