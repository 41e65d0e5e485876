import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../../kit/ids.ts'
import { filters, listQuerySchema } from '../../kit/paging.ts'
import { importNames } from './bulk.kinds.ts'

export const importStates = ['undoable', 'undone', 'notLast', 'touched', 'forgotten'] as const

/** The states of an import: it can be undone, or the reason why not. */
export type ImportState = (typeof importStates)[number]

const kindSchema = Type.Union(importNames.map((kind) => Type.Literal(kind)))

/**
 * An import of a spreadsheet as lists show it. `touched` names the first records that were changed, deleted or filled
 * since and would stay; the state is `touched` if that applies to all of them.
 */
export const keptImportSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    kind: kindSchema,
    importedAt: instantSchema,
    importedBy: Type.String(),
    created: Type.Integer(),
    changed: Type.Integer(),
    state: Type.Union(importStates.map((state) => Type.Literal(state))),
    touched: Type.Array(Type.String()),
    undoneAt: Type.Union([instantSchema, Type.Null()]),
    undoneBy: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
)

export type KeptImport = Static<typeof keptImportSchema>

export const importListQuerySchema = listQuerySchema({ restaurantId: filters.id, kind: filters.oneOf(kindSchema) }, [
  'id',
])

export type ImportListQuery = Static<typeof importListQuerySchema>
