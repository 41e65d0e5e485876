import type { Doer } from '@brigade/domain/access/principal.ts'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import { defaulted, flag, json, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import type { Columns } from '../editing/door/part-editor.ts'

/** What an import made, and what it changed: in which version it left a record, which fields it wrote, and the columns before it. */
export type PriorRecords = {
  created: number[]
  changed: { id: number; version: number; fields: string[]; columns: Columns }[]
}

type Kept = {
  importedByKind: Doer['byKind'] | null
  importedById: number | null
  undoneByKind: Doer['byKind'] | null
  undoneById: number | null
  prior: PriorRecords
  isForgotten: boolean
}

/** How imports are stored: with what undoing one needs, until it is forgotten. */
export const importColumns = columnsOf<Omit<KeptImport, 'state' | 'touched'>, Kept>()(
  'menu_imports',
  {
    id: defaulted(plain),
    restaurantId: plain,
    kind: plain,
    importedAt: plain,
    importedBy: plain,
    created: plain,
    changed: plain,
    undoneAt: defaulted(plain),
    undoneBy: defaulted(plain),
  },
  {
    importedByKind: plain,
    importedById: plain,
    undoneByKind: defaulted(plain),
    undoneById: defaulted(plain),
    prior: json,
    isForgotten: defaulted(flag),
  },
)

export type ImportRow = RowOf<typeof importColumns>
