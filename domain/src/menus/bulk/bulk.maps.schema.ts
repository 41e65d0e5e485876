import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../../kit/ids.ts'
import { filters, listQuerySchema } from '../../kit/paging.ts'
import { bulkKinds } from './bulk.kinds.ts'

const closed = { additionalProperties: false } as const
const kindSchema = Type.Union(bulkKinds.map((kind) => Type.Literal(kind)))

/** The limits of a remembered mapping. Of a venue and kind, only the last are remembered. */
export const columnMapLimits = { headers: 200, headerLength: 200, ofAKind: 20 } as const

const headerSchema = Type.String({ minLength: 1, maxLength: columnMapLimits.headerLength })

const mapFields = {
  restaurantId: idSchema,
  kind: kindSchema,
  /** All headers of the file. */
  headers: Type.Array(headerSchema, { minItems: 1, maxItems: columnMapLimits.headers }),
  /** The file's header for each of our columns that gets one, by the column's key. */
  columns: Type.Array(
    Type.Object({ key: Type.String({ pattern: String.raw`^[\w.]{1,60}$` }), header: headerSchema }, closed),
    { maxItems: 100 },
  ),
  /** True if required texts that are empty get the English name of their row. */
  fillsTexts: Type.Boolean(),
}

/** How the columns of a file from elsewhere become ours, as a venue did it last. */
export const columnMapSchema = Type.Object({ id: idSchema, ...mapFields, updatedAt: instantSchema }, closed)

export type ColumnMap = Static<typeof columnMapSchema>

export const saveColumnMapSchema = Type.Object(mapFields, closed)

export type SaveColumnMap = Static<typeof saveColumnMapSchema>

export const columnMapListQuerySchema = listQuerySchema({ restaurantId: filters.id, kind: filters.oneOf(kindSchema) }, [
  'id',
])

export type ColumnMapListQuery = Static<typeof columnMapListQuerySchema>
