import type { Doer } from '@brigade/domain/access/principal.ts'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import { defaulted, flag, json, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import type { PriorFile } from './import-parts.ts'
import type { PartColumns } from '../editing/public/part-editor.ts'

/**
 * The records that an import created, and those that it changed: the version in which it left each, the fields that it wrote, and
 * the columns before it.
 */
export type PriorRecords = {
  created: number[]
  changed: { id: number; version: number; fields: string[]; columns: PartColumns }[]
}

type Kept = {
  importedByKind: Doer['byKind'] | null
  importedById: number | null
  undoneByKind: Doer['byKind'] | null
  undoneById: number | null
  prior: PriorRecords | PriorFile
  isForgotten: boolean
}

/** Storage of imports: with the data for undoing one, until that is deleted. */
export const importColumns = columnsOf<Omit<KeptImport, 'state' | 'touched'>, Kept>(undefined, {
  record: 'menuImport',
  nameOf: ({ kind }) => kind,
  except: ['importedAt', 'importedBy', 'undoneBy'],
})(
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
