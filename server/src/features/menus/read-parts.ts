import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database.ts'
import { recordUnknown } from '#kit/errors.ts'
import { listPage } from '#kit/list-page.ts'
import { type Filters, filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { type PartTable, visibleParts } from './visible-parts.ts'

/** What every list of menu parts answers to, besides its own filters. */
export type PartQuery = {
  [filter: string]: unknown
  restaurantId?: number | { $in: number[] }
  /** A part of the English name, in capitals or not. */
  name?: string
  $select?: string[]
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
export async function listParts<Row, T extends object>(
  { db, table, toRecords }: PartReader<Row, T>,
  { query, principal, isPaged }: ListParts,
): Promise<Paged<T> | T[]> {
  const { $sort = { index: 1 }, $limit, $skip, $select, restaurantId, name, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What else the schema of a list lets through are filters.
  const rows = filtered(visibleParts(db, table, { principal, venueIds }), filters as Filters)
  if (name) named(rows, { db, table, name })
  return listPage<Row, T>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: async (found) => {
      const records = await shown(toRecords, found, principal)
      return $select ? records.map((record) => selected(record, $select)) : records
    },
  })
}

/** One menu part. Throws NotFound for a stranger's and for one that this caller may not see yet. */
export async function getPart<Row, T>(
  { db, table, toRecords }: PartReader<Row, T>,
  { id, principal }: { id: number; principal: Principal },
): Promise<T> {
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = await db.list<Row>(visibleParts(db, table, { principal, venueIds }).where('id', id))
  const [record] = await shown(toRecords, rows, principal)
  if (record === undefined) throw recordUnknown()
  return record
}

/** Who edits is no business of guests. */
async function shown<Row, T>(
  toRecords: PartReader<Row, T>['toRecords'],
  rows: Row[],
  principal: Principal,
): Promise<T[]> {
  const records = await toRecords(rows, principal)
  return can(principal, 'menus:readUnpublished') ? records : records.map((record) => ({ ...record, updatedBy: null }))
}

/** Names are JSON text; the two databases read a field of it each in its own way. */
function named(rows: Knex.QueryBuilder, { db, table, name }: { db: Database; table: PartTable; name: string }): void {
  const column = table === 'modifier_groups' ? 'groupName' : 'name'
  const english = { sqlite: `json_extract("${column}", '$.en')`, postgres: `("${column}"::json ->> 'en')` }
  const pattern = `%${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  void rows.whereRaw(`lower(${english[db.dialect]}) LIKE ? ESCAPE '\\'`, [pattern])
}

function selected<T extends object>(record: T, fields: readonly string[]): T {
  const entries = Object.entries(record).filter(([field]) => fields.includes(field))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The caller has asked for a record that lacks the rest.
  return Object.fromEntries(entries) as T
}
