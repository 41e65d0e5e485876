import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { ImportName } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import type { PriorFile } from './import-parts.ts'
import { importColumns, type ImportRow, type PriorRecords } from './import-columns.ts'

export type StoredImport = ReturnType<typeof importColumns.read> & ReturnType<typeof importColumns.readKept>

/** Maximum number of undoable imports: older ones can hardly be undone, because their records have changed since. */
const undoableOfAKind = 5
/** Older imports are of no interest in the list. */
const listedOfAKind = 200

const nothing: PriorRecords = { created: [], changed: [] }

type KeepImport = {
  venueId: number
  kind: ImportName
  prior: PriorRecords | PriorFile
  counts: { created: number; changed: number }
  user: Principal
  now: Date
}

/** Stores the data for undoing an import, and returns the import's id. */
export function* keepImport({ venueId, kind, prior, counts, user, now }: KeepImport): Transaction<number> {
  const { by, byKind, byId, at } = doneBy(user, now)
  const { id } = yield* importColumns.insert({
    restaurantId: venueId,
    kind,
    importedAt: at,
    importedBy: by,
    importedByKind: byKind,
    importedById: byId,
    prior,
    created: counts.created,
    changed: counts.changed,
  })
  return id
}

/** Deletes the data for undoing older imports of a venue and kind, and the imports beyond those that are listed. */
export function* forgetOldImports(venueId: number, kind: ImportName): Transaction<void> {
  yield* importColumns.update(
    { prior: nothing, isForgotten: true },
    {
      where: `${olderThan(undoableOfAKind)} AND "isForgotten" = ?`,
      params: [venueId, kind, venueId, kind, false],
    },
  )
  yield* run(`DELETE FROM menu_imports WHERE ${olderThan(listedOfAKind)}`, venueId, kind, venueId, kind)
}

/** Returns a condition with parameters for venue and kind, twice. */
function olderThan(count: number): string {
  return `"restaurantId" = ? AND "kind" = ? AND "id" NOT IN
    (SELECT "id" FROM menu_imports WHERE "restaurantId" = ? AND "kind" = ? ORDER BY "id" DESC LIMIT ${count})`
}

export function* findImport(id: number): Transaction<StoredImport | undefined> {
  const row = yield* one<ImportRow>('SELECT * FROM menu_imports WHERE "id" = ?', id)
  return row && { ...importColumns.read(row), ...importColumns.readKept(row) }
}

/** Returns whether there is a later import of the venue and kind that was not undone. */
export function* hasLaterImport({
  id,
  restaurantId,
  kind,
}: Pick<StoredImport, 'id' | 'restaurantId' | 'kind'>): Transaction<boolean> {
  const later = yield* one(
    `SELECT 1 AS "found" FROM menu_imports
     WHERE "restaurantId" = ? AND "kind" = ? AND "id" > ? AND "undoneAt" IS NULL LIMIT 1`,
    restaurantId,
    kind,
    id,
  )
  return later !== undefined
}

/** Marks an import as undone; its data for undoing is no longer needed, only what a repeated call is answered with. */
export function* markUndone(
  { id, prior }: Pick<StoredImport, 'id' | 'prior'>,
  { user, now }: { user: Principal; now: Date },
): Transaction<void> {
  const { by, byKind, byId, at } = doneBy(user, now)
  yield* importColumns.update(
    {
      undoneAt: at,
      undoneBy: by,
      undoneByKind: byKind,
      undoneById: byId,
      prior: 'parts' in prior ? { ...prior, parts: {} } : nothing,
    },
    { where: '"id" = ?', params: [id] },
  )
}
