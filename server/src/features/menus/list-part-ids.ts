import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { visibleParts } from './visible-parts.ts'

type ListPartIds = {
  db: Database
  table: 'sides' | 'modifier_groups'
  itemIds: readonly number[]
  principal: Principal
}

/** Returns the ids of the sides or modifier groups of each of these items that this principal sees, in their order. */
export async function listPartIds({
  db,
  table,
  itemIds,
  principal,
}: ListPartIds): Promise<(itemId: number) => number[]> {
  if (itemIds.length === 0) return () => []
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = visibleParts(db, table, { principal, venueIds }).whereIn('itemId', [...itemIds])
  const found = await db.list<{ id: number; itemId: number }>(
    rows.select('id', 'itemId').orderBy([{ column: 'index' }, { column: 'id' }]),
  )
  const byItem = Map.groupBy(found, ({ itemId }) => itemId)
  return (itemId) => (byItem.get(itemId) ?? []).map(({ id }) => id)
}
