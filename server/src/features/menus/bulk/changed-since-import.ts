import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { changedSince } from '../editing/public/field-versions.ts'
import type { PartRow } from '../editing/public/part-editor.ts'
import type { ImportKind } from './public/import-kinds.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { PriorRecords } from './import-columns.ts'
import { rowsById } from './rows-by-id.ts'
import { takenNames } from './taken-names.ts'

/** The records that keep an import from being undone: all their ids, and the names of the first. */
export type Touched = { ids: number[]; names: string[] }

/** The parts that are undone before a record, by their table. */
type Leaving = ReadonlyMap<string, ReadonlySet<number>>

/** Maximum number of names, enough to recognise the records. */
export const namesAtMost = 5

/**
 * Returns the records of an import that were changed, shared, deleted or filled since, or whose former name another record has now. Few rows are
 * read whole, because lists call this too. Parts that are undone too, those that are `leaving`, fill no record.
 */
export function* changedSinceImport(
  kind: ImportKind<BulkKind>,
  prior: PriorRecords,
  leaving: Leaving = new Map(),
): Transaction<Touched> {
  const left = new Map([
    ...prior.created.map((id) => [id, 1] as const),
    ...prior.changed.map(({ id, version }) => [id, version] as const),
  ])
  const canBeShared = kind.table === 'modifier_groups' || kind.table === 'sides'
  const stored = yield* manyIn<{ id: number; version: number; sharedId?: number | null }>(
    `SELECT "id", "version"${canBeShared ? ', "sharedId"' : ''} FROM ${kind.table} WHERE "id" IN`,
    [...left.keys()],
  )
  // Imports change no shared ones: these are shared since, and alike on all their items.
  const shared = new Set(stored.flatMap(({ id, sharedId }) => (sharedId == null ? [] : [id])))
  const versions = new Map(stored.map(({ id, version }) => [id, version]))
  const newer = [...left].flatMap(([id, version]) => ((versions.get(id) ?? 0) > version ? [id] : []))
  const moved = prior.changed.flatMap(({ id, columns: { categoryId } }) =>
    typeof categoryId === 'number' ? [{ id, categoryId }] : [],
  )
  const rows = yield* rowsById(kind, [...newer, ...moved.map(({ id }) => id)])
  const filled = yield* filledOf(kind, { created: prior.created, leaving })
  const homeless = yield* homelessOf(moved, rows)

  const own = [...left].flatMap(([id, version]) => {
    const changed = changedSince(rows.get(id)?.fieldVersions ?? '{}', version)
    const isTouched = filled.has(id) || homeless.has(id) || shared.has(id) || changed.length > 0
    return isTouched || !versions.has(id) ? [id] : []
  })
  const taken = yield* takenNames(kind, prior, new Set(own))
  const all = new Set([...own, ...taken])
  const ids = [...left.keys()].filter((id) => all.has(id))
  const named = yield* rowsById(kind, ids.slice(0, namesAtMost))
  const names = ids.slice(0, namesAtMost).map((id) => {
    const row = named.get(id)
    return row ? kind.nameOf(row) : `#${id}`
  })
  return { ids, names }
}

/** Returns the new records that already have parts, other than those that leave with them. */
function* filledOf(
  { below }: ImportKind<BulkKind>,
  { created, leaving }: { created: readonly number[]; leaving: Leaving },
): Transaction<Set<number>> {
  const filled = new Set<number>()
  for (const { table, by } of below) {
    const gone = leaving.get(table)
    const rows = yield* manyIn<{ id: number; part?: number }>(
      `SELECT DISTINCT "${by}" AS "id"${gone ? ', "id" AS "part"' : ''} FROM ${table} WHERE "${by}" IN`,
      created,
    )
    for (const { id, part } of rows) if (part === undefined || !gone?.has(part)) filled.add(id)
  }
  return filled
}

type Moved = { id: number; categoryId: number }

/** Returns the items whose former category is no longer in their menu. */
function* homelessOf(moved: readonly Moved[], rows: Map<number, PartRow>): Transaction<Set<number>> {
  const ids = [...new Set(moved.map(({ categoryId }) => categoryId))]
  const categories = yield* manyIn<{ id: number; menuId: number }>(
    'SELECT "id", "menuId" FROM categories WHERE "id" IN',
    ids,
  )
  const menuOf = new Map(categories.map(({ id, menuId }) => [id, menuId]))
  const isHomeless = ({ id, categoryId }: Moved) => {
    const row = rows.get(id)
    const menuId = row && 'menuId' in row ? row.menuId : undefined
    return menuOf.get(categoryId) !== menuId
  }
  return new Set(moved.filter(isHomeless).map(({ id }) => id))
}
