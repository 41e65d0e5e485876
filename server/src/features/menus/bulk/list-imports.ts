import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ImportListQuery, ImportState, KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Database } from '#kit/database.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import type { Work } from '#kit/work.ts'
import { importColumns, type ImportRow } from './import-columns.ts'
import { type ImportKind, importKinds } from './door/import-kinds.ts'
import { findImport, hasLaterImport } from './kept-imports.ts'
import { type Touched, touchedSince } from './touched-since.ts'

export type ListImports = { db: Database; query: ImportListQuery; principal: Principal; isPaged: boolean }

type ListedRow = Parameters<typeof importColumns.read>[0] & Pick<ImportRow, 'isForgotten'>

/** Imports of the caller's venues, the newest first, each with whether it can be taken back, by the rules by which it would be. */
export async function listImports({
  db,
  query,
  principal,
  isPaged,
}: ListImports): Promise<Paged<KeptImport> | KeptImport[]> {
  const { $sort = { id: -1 }, $limit, $skip, restaurantId, ...filters } = query
  const rows = withinVenues(db.build('menu_imports'), scopedVenueIds(principal, restaurantId), true)
  return listPage<ListedRow, KeptImport>({
    db,
    rows: filtered(rows, filters).select(...importColumns.names, 'isForgotten'),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => Promise.all(found.map((row) => db.read(() => withState(row)))),
  })
}

function* withState(row: ListedRow): Work<KeptImport> {
  const { state, names } = yield* stateOf(row)
  return { ...importColumns.read(row), state, touched: names }
}

const untouched: Touched = { ids: [], names: [] }

function* stateOf(row: ListedRow): Work<{ state: ImportState } & Touched> {
  if (row.undoneAt !== null) return { state: 'undone', ...untouched }
  if (row.isForgotten) return { state: 'forgotten', ...untouched }
  // Most of a list are not the last of their kind: of those, what they touched is not read.
  if (yield* hasLaterImport(row)) return { state: 'notLast', ...untouched }
  const stored = yield* findImport(row.id)
  const kind: ImportKind<BulkKind> = importKinds[row.kind]
  const touched = stored ? yield* touchedSince(kind, stored.prior) : untouched
  const isAll = touched.ids.length > 0 && touched.ids.length >= row.created + row.changed
  return { state: isAll ? 'touched' : 'undoable', ...touched }
}
