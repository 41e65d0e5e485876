import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { type PartTable, visibleParts } from './visible-parts.ts'

export type CountParts = {
  db: Database
  table: PartTable
  /** The column that names what they belong to. */
  by: 'menuId' | 'categoryId'
  ids: readonly number[]
  principal: Principal
}

/** How many parts of one kind that this principal sees belong to each of these menus or categories. */
export async function countParts({ db, table, by, ids, principal }: CountParts): Promise<(id: number) => number> {
  if (ids.length === 0) return () => 0
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = visibleParts(db, table, { principal, venueIds }).whereIn(by, [...ids])
  const found = await db.list<{ parent: number; total: number }>(
    rows.select({ parent: by }).count({ total: '*' }).groupBy(by),
  )
  const totals = new Map(found.map(({ parent, total }) => [parent, total]))
  return (id) => totals.get(id) ?? 0
}
