import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Work } from '#kit/work.ts'
import { changedSince } from '../editing/door/field-versions.ts'
import type { PartRow } from '../editing/door/part-editor.ts'
import type { ImportKind } from './door/import-kinds.ts'
import { manyIn } from '#kit/in-chunks.ts'
import type { PriorRecords } from './import-columns.ts'
import { rowsById } from './rows-by-id.ts'
import { takenNames } from './taken-names.ts'

/** What keeps an import from being taken back: the ids of its records, and the names of the first. */
export type Touched = { ids: number[]; names: string[] }

/** Names enough to know what is meant. */
const namesAtMost = 5

/** Of what an import made and changed: what was changed, deleted or filled since, or would get a name that another has by now. Few rows are read whole, for lists ask this too. */
export function* touchedSince(kind: ImportKind<BulkKind>, prior: PriorRecords): Work<Touched> {
  const left = new Map([
    ...prior.created.map((id) => [id, 1] as const),
    ...prior.changed.map(({ id, version }) => [id, version] as const),
  ])
  const stored = yield* manyIn<{ id: number; version: number }>(
    `SELECT "id", "version" FROM ${kind.table} WHERE "id" IN`,
    [...left.keys()],
  )
  const versions = new Map(stored.map(({ id, version }) => [id, version]))
  const newer = [...left].flatMap(([id, version]) => ((versions.get(id) ?? 0) > version ? [id] : []))
  const moved = prior.changed.flatMap(({ id, columns: { categoryId } }) =>
    typeof categoryId === 'number' ? [{ id, categoryId }] : [],
  )
  const rows = yield* rowsById(kind, [...newer, ...moved.map(({ id }) => id)])
  const filled = yield* filledOf(kind, prior.created)
  const homeless = yield* homelessOf(moved, rows)

  const own = [...left].flatMap(([id, version]) => {
    const changed = changedSince(rows.get(id)?.fieldVersions ?? '{}', version)
    return !versions.has(id) || filled.has(id) || homeless.has(id) || changed.length > 0 ? [id] : []
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

/** New ones that something belongs to already. */
function* filledOf({ below }: ImportKind<BulkKind>, created: readonly number[]): Work<Set<number>> {
  const filled = new Set<number>()
  for (const { table, by } of below) {
    const rows = yield* manyIn<{ id: number }>(
      `SELECT DISTINCT "${by}" AS "id" FROM ${table} WHERE "${by}" IN`,
      created,
    )
    for (const { id } of rows) filled.add(id)
  }
  return filled
}

type Moved = { id: number; categoryId: number }

/** Items whose category of before is not in their menu any more. */
function* homelessOf(moved: readonly Moved[], rows: Map<number, PartRow>): Work<Set<number>> {
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
