import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ImportListQuery, ImportState, KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { Database } from '#kit/database/database.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { importColumns, type ImportRow } from './import-columns.ts'
import { partsOfImport, touchedOf } from './import-parts.ts'
import { findImport, hasLaterImport } from './kept-imports.ts'
import type { Touched } from './changed-since-import.ts'

export type ListImports = { db: Database; query: ImportListQuery; principal: Principal; isPaged: boolean }

type ListedRow = Parameters<typeof importColumns.read>[0] & Pick<ImportRow, 'isForgotten'>

/**
 * Returns the imports of the caller's venues, the newest first. Each says whether it can be undone, by the same rules as the undo
 * itself.
 */
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

function* withState(row: ListedRow): Transaction<KeptImport> {
  const { state, names } = yield* stateOf(row)
  return { ...importColumns.read(row), state, touched: names }
}

const untouched: Touched = { ids: [], names: [] }

function* stateOf(row: ListedRow): Transaction<{ state: ImportState } & Touched> {
  if (row.undoneAt !== null) return { state: 'undone', ...untouched }
  if (row.isForgotten) return { state: 'forgotten', ...untouched }
  // Most imports in a list are not the last of their kind: their records are not read.
  if (yield* hasLaterImport(row)) return { state: 'notLast', ...untouched }
  const stored = yield* findImport(row.id)
  const touched = stored ? touchedOf(yield* partsOfImport(stored)) : untouched
  const isAll = touched.ids.length > 0 && touched.ids.length >= row.created + row.changed
  return { state: isAll ? 'touched' : 'undoable', ...touched }
}
