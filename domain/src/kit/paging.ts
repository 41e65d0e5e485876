import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from './ids.ts'

/** One page of records. (product, Wire) */
export type Paged<T> = { total: number; limit: number; skip: number; data: T[] }

/** Returns the schema of a page of these records. */
export function pageOf<T extends TSchema>(record: T) {
  return Type.Object(
    { total: Type.Integer(), limit: Type.Integer(), skip: Type.Integer(), data: Type.Array(record) },
    { additionalProperties: false },
  )
}

/**
 * The number of records in a page and in a bare list, and the largest `$skip`: use a filter to reach deeper records.
 */
export const pageLimits = { standard: 10, most: 100, unpaged: 10_000, deepest: 100_000 } as const

/** The comparison operators of a list filter on an instant. */
const instantFilterSchema = Type.Union([
  instantSchema,
  Type.Object(
    {
      $gt: Type.Optional(instantSchema),
      $gte: Type.Optional(instantSchema),
      $lt: Type.Optional(instantSchema),
      $lte: Type.Optional(instantSchema),
    },
    { additionalProperties: false },
  ),
])

/** Returns the schema of a filter: a value, or `$in` with a list of values. */
function oneOrMany<T extends TSchema>(schema: T) {
  return Type.Optional(
    Type.Union([
      schema,
      Type.Object({ $in: Type.Array(schema, { minItems: 1, maxItems: 500 }) }, { additionalProperties: false }),
    ]),
  )
}

const sortDirectionSchema = Type.Union([Type.Literal(1), Type.Literal(-1)])

export const filters = {
  id: oneOrMany(idSchema),
  instant: Type.Optional(instantFilterSchema),
  oneOf: oneOrMany,
}

/** Returns the query schema of a list: its filters, `$sort` over the named fields, `$limit` and `$skip`. */
export function listQuerySchema<T extends TProperties>(filterFields: T, sortFields: readonly string[]) {
  return Type.Object(
    {
      ...filterFields,
      $sort: Type.Optional(
        Type.Object(Object.fromEntries(sortFields.map((field) => [field, Type.Optional(sortDirectionSchema)])), {
          additionalProperties: false,
        }),
      ),
      $limit: Type.Optional(Type.Integer({ minimum: 0 })),
      $skip: Type.Optional(Type.Integer({ minimum: 0, maximum: pageLimits.deepest })),
    },
    { additionalProperties: false },
  )
}

export type InstantFilter = Static<typeof instantFilterSchema>
