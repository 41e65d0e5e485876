import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Page } from '@brigade/domain/kit/paging.ts'
import type { Database } from '#kit/database.ts'
import { notFound } from '#kit/errors.ts'
import { listPage } from '#kit/list-page.ts'
import { type Filters, filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { type PartTable, visibleParts } from './visible-parts.ts'

/** What every list of menu parts answers to, besides its own filters. */
export type PartQuery = Filters & {
  restaurantId?: number | { $in: number[] }
  $sort?: Record<string, 1 | -1 | undefined>
  $limit?: number
  $skip?: number
}

export type PartReader<Row, T> = {
  db: Database
  table: PartTable
  /** Records of rows, with what they need from other tables read for all of them at once. */
  toRecords(rows: Row[], principal: Principal): Promise<T[]>
}

type ListParts = { query: PartQuery; principal: Principal; isPaged: boolean }

/** Menu parts of one kind of the caller's venues, in the order that the venue gave them. */
export async function listParts<Row, T>(
  { db, table, toRecords }: PartReader<Row, T>,
  { query, principal, isPaged }: ListParts,
): Promise<Page<T> | T[]> {
  const { $sort = { index: 1 }, $limit, $skip, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = filtered(visibleParts(db, table, { principal, venueIds }), filters)
  return listPage<Row, T>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => toRecords(found, principal),
  })
}

/** One menu part. Throws NotFound for a stranger's and for one that this caller may not see yet. */
export async function getPart<Row, T>(
  { db, table, toRecords }: PartReader<Row, T>,
  { id, principal }: { id: number; principal: Principal },
): Promise<T> {
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = await db.list<Row>(visibleParts(db, table, { principal, venueIds }).where('id', id))
  const [record] = await toRecords(rows, principal)
  if (record === undefined) throw notFound({ message: 'There is no such record.' })
  return record
}
