import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { insert, one, run, type Work } from '#kit/work.ts'
import type { Columns } from '../editing/part-kind.ts'

/** What an import made, and what it changed: in which version it left a record, which fields it wrote, and the columns before it. */
export type PriorRecords = {
  created: number[]
  changed: { id: number; version: number; fields: string[]; columns: Columns }[]
}

export type StoredImport = {
  id: number
  restaurantId: number
  kind: BulkKind
  prior: PriorRecords
  undoneAt: string | null
  isForgotten: boolean | 0 | 1
}

/** Older ones can hardly be undone: what they touched has been touched since. */
const undoableOfAKind = 5
/** Further back, nobody asks who imported what. */
const listedOfAKind = 200

const nothing = JSON.stringify({ created: [], changed: [] } satisfies PriorRecords)

type KeepImport = { venueId: number; kind: BulkKind; prior: PriorRecords; by: string; now: Date }

/** Keeps what undoing an import needs, and gives the import's id. */
export function* keepImport({ venueId, kind, prior, by, now }: KeepImport): Work<number> {
  return yield* insert(
    `INSERT INTO menu_imports ("restaurantId", "kind", "importedAt", "importedBy", "prior", "created", "changed")
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    venueId,
    kind,
    now.toISOString(),
    by,
    JSON.stringify(prior),
    prior.created.length,
    prior.changed.length,
  )
}

/** Keeps of a venue's and kind's imports what can be undone or is looked at. */
export function* forgetOldImports(venueId: number, kind: BulkKind): Work<void> {
  yield* run(
    `UPDATE menu_imports SET "prior" = ?, "isForgotten" = ? WHERE ${olderThan(undoableOfAKind)} AND "isForgotten" = ?`,
    nothing,
    true,
    venueId,
    kind,
    venueId,
    kind,
    false,
  )
  yield* run(`DELETE FROM menu_imports WHERE ${olderThan(listedOfAKind)}`, venueId, kind, venueId, kind)
}

/** Asks for venue and kind, twice. */
function olderThan(count: number): string {
  return `"restaurantId" = ? AND "kind" = ? AND "id" NOT IN
    (SELECT "id" FROM menu_imports WHERE "restaurantId" = ? AND "kind" = ? ORDER BY "id" DESC LIMIT ${count})`
}

export function* findImport(id: number): Work<StoredImport | undefined> {
  const row = yield* one<Omit<StoredImport, 'prior'> & { prior: string }>(
    'SELECT * FROM menu_imports WHERE "id" = ?',
    id,
  )
  return row && { ...row, prior: JSON.parse(row.prior) as PriorRecords }
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
export function* markUndone(id: number, { by, now }: { by: string; now: Date }): Work<void> {
  yield* run(
    `UPDATE menu_imports SET "undoneAt" = ?, "undoneBy" = ?, "prior" = ? WHERE "id" = ?`,
    now.toISOString(),
    by,
    nothing,
    id,
  )
}
