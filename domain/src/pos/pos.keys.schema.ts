import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { listQuerySchema } from '../kit/paging.ts'

export const posKeyFaults = ['missing', 'shared'] as const

const posKeyFaultNameSchema = Type.Union(posKeyFaults.map((fault) => Type.Literal(fault)))

const posKeyFaultKindSchema = Type.Union([Type.Literal('item'), Type.Literal('option'), Type.Literal('side')])

export type PosKeyFaultKind = Static<typeof posKeyFaultKindSchema>

/** An item, an option or an add-on that lacks a key of the point of sale, or shares one. */
export const posKeyFaultSchema = Type.Object(
  {
    fault: posKeyFaultNameSchema,
    kind: posKeyFaultKindSchema,
    /** The item itself, or the item of the option or add-on. */
    itemId: idSchema,
    itemName: localTextSchema,
    /** The id of the item, of the option's group, or of the add-on. */
    partId: idSchema,
    /** The id of the option within its group; null for items and add-ons. */
    optionId: nullable(Type.String()),
    name: localTextSchema,
    posItemId: nullable(Type.String()),
    /** The number of things with this key, including itself; 0 for one without a key. */
    sharedBy: Type.Integer(),
  },
  { additionalProperties: false },
)

export type PosKeyFault = Static<typeof posKeyFaultSchema>

export const posKeyListQuerySchema = listQuerySchema(
  { restaurantId: idSchema, fault: Type.Optional(posKeyFaultNameSchema) },
  [],
)

export type PosKeyListQuery = Static<typeof posKeyListQuerySchema>
