import type { Principal } from '@brigade/domain/access/principal.ts'
import { rowsOfBuilt } from '#kit/database/built-query.ts'
import type { Database } from '#kit/database/database.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { type PartTable, visibleParts } from './visible-parts.ts'

export type CountParts = {
  db: Database
  table: PartTable
  /** The column that names their parent. */
  by: 'menuId' | 'categoryId'
  ids: readonly number[]
  principal: Principal | null
}

/** Counts the parts of one kind that this principal sees in each of these menus or categories. */
export function* countParts({ db, table, by, ids, principal }: CountParts): Transaction<(id: number) => number> {
  if (ids.length === 0) return () => 0
  const venueIds = principal === null ? 'all' : scopedVenueIds(principal, undefined)
  const rows = visibleParts(db, table, { principal, venueIds }).whereIn(by, [...ids])
  const found = yield* rowsOfBuilt<{ parent: number; total: number }>(
    rows.select({ parent: by }).count({ total: '*' }).groupBy(by),
  )
  const totals = new Map(found.map(({ parent, total }) => [parent, total]))
  return (id) => totals.get(id) ?? 0
}
