import type { MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { changedSinceImport, namesAtMost, type Touched } from './changed-since-import.ts'
import type { PriorRecords } from './import-columns.ts'
import type { StoredImport } from './kept-imports.ts'
import { type ImportKind, importKinds } from './public/import-kinds.ts'

/** What a menu file created and changed, by kind. */
export type PriorParts = Partial<Record<BulkKind, PriorRecords>>

/** The data for undoing the import of a menu file, and its result for a repeated call. */
export type PriorFile = { parts: PriorParts; menuId: number; counts: MenuFileResult['counts'] }

/** One kind of record of an import: what it created and changed, and what of that was touched since. */
export type ImportPart = { kind: ImportKind<BulkKind>; prior: PriorRecords; touched: Touched }

/** The kinds in the order in which they are undone: parts before what they are in. */
const fromBelow = ['modifiers', 'sides', 'items', 'categories', 'menus'] as const satisfies BulkKind[]

/** Returns the kinds of record of an import in the order of undoing them, and what was touched since. */
export function* partsOfImport({ kind, prior }: Pick<StoredImport, 'kind' | 'prior'>): Transaction<ImportPart[]> {
  const listed = recordsByKind({ kind, prior })
  const leaving = new Map<string, Set<number>>()
  const parts: ImportPart[] = []
  for (const [name, records] of listed) {
    const importKind: ImportKind<BulkKind> = importKinds[name]
    const touched = yield* changedSinceImport(importKind, records, leaving)
    leaving.set(importKind.table, leavingOf(records, touched))
    parts.push({ kind: importKind, prior: records, touched })
  }
  return parts
}

function recordsByKind({ kind, prior }: Pick<StoredImport, 'kind' | 'prior'>): [BulkKind, PriorRecords][] {
  if ('parts' in prior) {
    return fromBelow.flatMap((name): [BulkKind, PriorRecords][] =>
      prior.parts[name] ? [[name, prior.parts[name]]] : [],
    )
  }
  // What a forgotten menu file changed is not known any more.
  return kind === 'menuFile' ? [] : [[kind, prior]]
}

/** Returns the records that undoing removes, or moves back to where they were. */
function leavingOf({ created, changed }: PriorRecords, { ids }: Touched): Set<number> {
  const touched = new Set(ids)
  const moved = changed.filter(({ columns }) => 'categoryId' in columns).map(({ id }) => id)
  return new Set([...created, ...moved].filter((id) => !touched.has(id)))
}

/** Returns what was touched in all kinds of an import together. */
export function touchedOf(parts: readonly ImportPart[]): Touched {
  return {
    ids: parts.flatMap(({ touched }) => touched.ids),
    names: parts.flatMap(({ touched }) => touched.names).slice(0, namesAtMost),
  }
}
