import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  categoriesPath,
  itemsPath,
  menusPath,
  modifierGroupsPath,
  sidesPath,
} from '@brigade/domain/menus/menus.api.ts'
import type { sharedGroupsPath, sharedSidesPath } from '@brigade/domain/menus/menus.shared.api.ts'
import type { PublishedBy } from '@brigade/domain/services.ts'
import type { Knex } from 'knex'
import { rowsOfBuilt } from '#kit/database/built-query.ts'
import type { Database } from '#kit/database/database.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { type Filters, filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { type EditedTable, visibleParts } from './visible-parts.ts'

/** The query of every list of menu parts, besides its own filters. */
export type PartQuery = {
  [filter: string]: unknown
  restaurantId?: number | { $in: number[] }
  /** A part of the English name, ignoring case. */
  name?: string
  $select?: string[]
  $sort?: Record<string, 1 | -1 | undefined>
  $limit?: number
  $skip?: number
}

/** The services of the parts of menus. */
type PartPath =
  | typeof menusPath
  | typeof categoriesPath
  | typeof itemsPath
  | typeof sidesPath
  | typeof modifierGroupsPath
  | typeof sharedGroupsPath
  | typeof sharedSidesPath

export type PartRecord = PublishedBy<PartPath>

export type PartReader<Row, T extends PartRecord = PartRecord> = {
  db: Database
  table: EditedTable
  /** The service that publishes these records. */
  path: PartPath
  /** Returns the records of rows; what they need from other tables is read for all of them at once. */
  toRecords(rows: Row[], principal: Principal | null): Transaction<T[]>
}

type ListParts = { query: PartQuery; principal: Principal; isPaged: boolean }

/** Returns the menu parts of one kind of the caller's venues, in the venue's order. */
export async function listParts<Row, T extends PartRecord>(
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
      const records = await db.readByTurns(() => shown(toRecords, found, principal))
      return $select ? records.map((record) => selected(record, $select)) : records
    },
  })
}

/** Returns one menu part. Throws NotFound for another tenant's and for one that this caller may not see yet. */
export function* getPart<Row, T extends PartRecord>(
  { db, table, toRecords }: PartReader<Row, T>,
  { id, principal }: { id: number; principal: Principal },
): Transaction<T> {
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = yield* rowsOfBuilt<Row>(visibleParts(db, table, { principal, venueIds }).where('id', id))
  const [record] = yield* shown(toRecords, rows, principal)
  if (record === undefined) throw recordUnknown()
  return record
}

/** Returns the record of a row, as staff see it. */
export function* recordOf<Row, T extends PartRecord>(
  { toRecords }: PartReader<Row, T>,
  row: Row,
  principal: Principal,
): Transaction<T> {
  const [record] = yield* toRecords([row], principal)
  if (record === undefined) throw new Error('A row of a menu became no record')
  return record
}

/** Returns the part that a key made, for a repeated call; undefined if it is gone, or if the caller may not see it. */
export function* repeatedPart<Row extends { restaurantId: number }, T extends PartRecord>(
  reader: PartReader<Row, T>,
  { id, principal }: { id: number; principal: Principal },
): Transaction<T | undefined> {
  const row = yield* one<Row>(`SELECT * FROM ${reader.table} WHERE "id" = ?`, id)
  return row && worksAt(principal, row.restaurantId) ? yield* recordOf(reader, row, principal) : undefined
}

/** Guests don't see who edited a part, nor what promotions will make of a price: they read those that run. */
function* shown<Row, T extends PartRecord>(
  toRecords: PartReader<Row, T>['toRecords'],
  rows: Row[],
  principal: Principal,
): Transaction<T[]> {
  const records = yield* toRecords(rows, principal)
  if (can(principal, 'menus:readUnpublished')) return records
  return records.map((record) => ({ ...record, updatedBy: null, ...('promotion' in record && { promotion: null }) }))
}

/** Narrows rows by a name. Names are JSON text, and each of the two databases reads a JSON field in its own way. */
function named(rows: Knex.QueryBuilder, { db, table, name }: { db: Database; table: EditedTable; name: string }): void {
  const column = table === 'modifier_groups' || table === 'shared_groups' ? 'groupName' : 'name'
  const english = { sqlite: `json_extract("${column}", '$.en')`, postgres: `("${column}"::json ->> 'en')` }
  const pattern = `%${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  void rows.whereRaw(`lower(${english[db.dialect]}) LIKE ? ESCAPE '\\'`, [pattern])
}

function selected<T extends object>(record: T, fields: readonly string[]): T {
  const entries = Object.entries(record).filter(([field]) => fields.includes(field))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The caller has asked for a record that lacks the rest.
  return Object.fromEntries(entries) as T
}
