import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.ts'
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
    /** The item, or the one whose option or add-on it is. */
    itemId: idSchema,
    itemName: localTextSchema,
    /** Of the item, of the group whose option it is, or of the add-on. */
    partId: idSchema,
    /** Within its group; null for items and add-ons. */
    optionId: nullable(Type.String()),
    name: localTextSchema,
    posItemId: nullable(Type.String()),
    /** How many have this key, itself included; 0 for one without a key. */
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
