import type { Principal } from '@brigade/domain/access/principal.ts'
import { rowsOfBuilt } from '#kit/database/built-query.ts'
import type { Database } from '#kit/database/database.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { visibleParts } from './visible-parts.ts'

type ListPartIds = {
  db: Database
  table: 'sides' | 'modifier_groups'
  itemIds: readonly number[]
  principal: Principal | null
}

/** Returns the ids of the sides or modifier groups of each of these items that this principal sees, in their order. */
export function* listPartIds({
  db,
  table,
  itemIds,
  principal,
}: ListPartIds): Transaction<(itemId: number) => number[]> {
  if (itemIds.length === 0) return () => []
  const venueIds = principal === null ? 'all' : scopedVenueIds(principal, undefined)
  const rows = visibleParts(db, table, { principal, venueIds }).whereIn('itemId', [...itemIds])
  const found = yield* rowsOfBuilt<{ id: number; itemId: number }>(
    rows.select('id', 'itemId').orderBy([{ column: 'index' }, { column: 'id' }]),
  )
  const byItem = Map.groupBy(found, ({ itemId }) => itemId)
  return (itemId) => (byItem.get(itemId) ?? []).map(({ id }) => id)
}
