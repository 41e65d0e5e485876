import { hash } from 'node:crypto'
import { doneBy, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { headerSet, problemsOfMap } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import {
  type ColumnMap,
  columnMapLimits,
  type ColumnMapListQuery,
  type SaveColumnMap,
} from '@brigade/domain/menus/bulk/bulk.maps.schema.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Caller } from '#kit/context/call.ts'
import { defaulted, flag, json, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { one, rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { otherVenue, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'

/** Storage of remembered mappings. `headersKey` is a hash of the set of headers. */
const mapColumns = columnsOf<ColumnMap, { headersKey: string; updatedBy: string }>()(
  'menu_column_maps',
  {
    id: defaulted(plain),
    restaurantId: plain,
    kind: plain,
    headers: json,
    columns: json,
    fillsTexts: flag,
    updatedAt: plain,
  },
  { headersKey: plain, updatedBy: plain },
)

type MapRow = RowOf<typeof mapColumns>

/** Returns the remembered mappings of the caller's venues, the last first. */
export function listColumnMaps(asked: ListParams<ColumnMapListQuery>): Promise<Paged<ColumnMap> | ColumnMap[]> {
  return listRecords<MapRow, ColumnMap, ColumnMapListQuery>(asked, { columns: mapColumns, sort: { id: -1 } })
}

/**
 * Remembers how files with these headers are mapped at a venue, and forgets the oldest of too many. Throws BadRequest for columns or
 * headers that don't exist or are named twice, and Forbidden for another tenant's venue.
 */
export function* saveColumnMap(body: SaveColumnMap, { principal, now }: Caller): Transaction<ColumnMap> {
  yield* assertVenue(body.restaurantId, principal)
  refuseFields(problemsOfMap(body), bulkErrors)
  const { restaurantId, kind } = body
  const { by, at } = doneBy(principal, now)
  const headersKey = hash('sha256', headerSet(body.headers), 'base64url')
  const saving = mapColumns.insertion(
    { ...body, headersKey, updatedAt: at, updatedBy: by },
    `ON CONFLICT ("restaurantId", "kind", "headersKey") DO UPDATE SET "headers" = excluded."headers",
     "columns" = excluded."columns", "fillsTexts" = excluded."fillsTexts", "updatedAt" = excluded."updatedAt",
     "updatedBy" = excluded."updatedBy"`,
  )
  const [row] = yield* rowsOf<MapRow>(saving)
  yield* run(
    `DELETE FROM menu_column_maps WHERE "restaurantId" = ? AND "kind" = ? AND "id" <> ? AND "id" NOT IN
     (SELECT "id" FROM menu_column_maps WHERE "restaurantId" = ? AND "kind" = ?
      ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${columnMapLimits.ofAKind})`,
    restaurantId,
    kind,
    row!.id,
    restaurantId,
    kind,
  )
  return mapColumns.read(row!)
}

function* assertVenue(venueId: number, principal: Principal): Transaction<void> {
  if (!worksAt(principal, venueId)) throw otherVenue()
  if (!(yield* one('SELECT "id" FROM venues WHERE "id" = ?', venueId)))
    refuseField({ restaurantId: 'venueUnknown' }, menuErrors)
}
