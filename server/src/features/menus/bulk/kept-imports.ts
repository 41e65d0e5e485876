import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { one, run, type Work } from '#kit/work.ts'
import { importColumns, type ImportRow, type PriorRecords } from './import-columns.ts'

export type StoredImport = ReturnType<typeof importColumns.read> & ReturnType<typeof importColumns.readKept>

/** Older ones can hardly be undone: what they touched has been touched since. */
const undoableOfAKind = 5
/** Further back, nobody asks who imported what. */
const listedOfAKind = 200

const nothing: PriorRecords = { created: [], changed: [] }

type KeepImport = { venueId: number; kind: BulkKind; prior: PriorRecords; user: Principal; now: Date }

/** Keeps what undoing an import needs, and gives the import's id. */
export function* keepImport({ venueId, kind, prior, user, now }: KeepImport): Work<number> {
  const { by, byKind, byId, at } = doneBy(user, now)
  const { id } = yield* importColumns.insert({
    restaurantId: venueId,
    kind,
    importedAt: at,
    importedBy: by,
    importedByKind: byKind,
    importedById: byId,
    prior,
    created: prior.created.length,
    changed: prior.changed.length,
  })
  return id
}

/** Keeps of a venue's and kind's imports what can be undone or is looked at. */
export function* forgetOldImports(venueId: number, kind: BulkKind): Work<void> {
  yield* importColumns.update(
    { prior: nothing, isForgotten: true },
    {
      where: `${olderThan(undoableOfAKind)} AND "isForgotten" = ?`,
      params: [venueId, kind, venueId, kind, false],
    },
  )
  yield* run(`DELETE FROM menu_imports WHERE ${olderThan(listedOfAKind)}`, venueId, kind, venueId, kind)
}

/** Asks for venue and kind, twice. */
function olderThan(count: number): string {
  return `"restaurantId" = ? AND "kind" = ? AND "id" NOT IN
    (SELECT "id" FROM menu_imports WHERE "restaurantId" = ? AND "kind" = ? ORDER BY "id" DESC LIMIT ${count})`
}

export function* findImport(id: number): Work<StoredImport | undefined> {
  const row = yield* one<ImportRow>('SELECT * FROM menu_imports WHERE "id" = ?', id)
  return row && { ...importColumns.read(row), ...importColumns.readKept(row) }
}

/** Whether a later import of the venue and kind stands. */
export function* hasLaterImport({
  id,
  restaurantId,
  kind,
}: Pick<StoredImport, 'id' | 'restaurantId' | 'kind'>): Work<boolean> {
  const later = yield* one(
    `SELECT 1 AS "found" FROM menu_imports
     WHERE "restaurantId" = ? AND "kind" = ? AND "id" > ? AND "undoneAt" IS NULL LIMIT 1`,
    restaurantId,
    kind,
    id,
  )
  return later !== undefined
}

/** Marks an import as undone; what it had kept is not needed any more. */
export function* markUndone(id: number, { user, now }: { user: Principal; now: Date }): Work<void> {
  const { by, byKind, byId, at } = doneBy(user, now)
  yield* importColumns.update(
    { undoneAt: at, undoneBy: by, undoneByKind: byKind, undoneById: byId, prior: nothing },
    { where: '"id" = ?', params: [id] },
  )
}
