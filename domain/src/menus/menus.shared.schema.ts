import { type Static, type TObject, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { draftSchemas, newLocalDraftSchema } from './menus.drafts.ts'
import { groupFields, sideFields } from './menus.fields.ts'
import { partListQuery } from './menus.lists.ts'
import { modifierGroupSchema, sideSchema } from './menus.schema.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional

export const sharedLimits = {
  /** The most items that one shared group or side is on. */
  mostItems: 500,
} as const

/** The items that have it, in no order. */
const itemIds = Type.Array(idSchema)

/** A group of options that several items of a venue have. Its items follow each change of it. */
export const sharedGroupSchema = Type.Object(
  { ...Type.Omit(modifierGroupSchema, ['itemId', 'sharedId']).properties, itemIds },
  closed,
)

/** An add-on that several items of a venue have. Its items follow each change of it. */
export const sharedSideSchema = Type.Object(
  { ...Type.Omit(sideSchema, ['itemId', 'sharedId']).properties, itemIds },
  closed,
)

export type SharedGroup = Static<typeof sharedGroupSchema>
export type SharedSide = Static<typeof sharedSideSchema>

export const sharedGroupListQuerySchema = partListQuery(sharedGroupSchema, {})
export const sharedSideListQuerySchema = partListQuery(sharedSideSchema, {})

const ofServer = { id: ignored, index: ignored, itemIds: ignored, updatedAt: ignored, updatedBy: ignored }
const version = maybe(Type.Integer({ minimum: 1 }))

/** `fromId` is a group or side of one item: it becomes the new shared one, and the item keeps it. */
const ofCreation = {
  restaurantId: idSchema,
  fromId: maybe(idSchema),
  version: ignored,
  idempotencyKey: maybe(idempotencyKeySchema),
}
const ofChange = { restaurantId: maybe(idSchema), version }

function creation<T extends TObject['properties']>(fields: T, ...askedByRules: string[]) {
  return Type.Object({ ...fields, ...ofServer, ...ofCreation }, { ...closed, askedByRules })
}

const newText = maybe(newLocalDraftSchema)

export const createSharedGroupSchema = creation({ ...draftSchemas(groupFields), groupName: newText }, 'groupName')
export const patchSharedGroupSchema = Type.Object({ ...draftSchemas(groupFields), ...ofServer, ...ofChange }, closed)
export const createSharedSideSchema = creation(
  { ...draftSchemas(sideFields), name: newText, soldOut: ignored },
  'name',
  'price',
  'max',
)
export const patchSharedSideSchema = Type.Object(
  { ...draftSchemas(sideFields), soldOut: ignored, ...ofServer, ...ofChange },
  closed,
)

export type CreateSharedGroup = Static<typeof createSharedGroupSchema>
export type PatchSharedGroup = Static<typeof patchSharedGroupSchema>
export type CreateSharedSide = Static<typeof createSharedSideSchema>
export type PatchSharedSide = Static<typeof patchSharedSideSchema>

export const sharedKinds = ['group', 'side'] as const

export type SharedKind = (typeof sharedKinds)[number]

const someItems = maybe(Type.Array(idSchema, { maxItems: sharedLimits.mostItems, uniqueItems: true }))

/**
 * Puts the shared group or side `id` on the items of `add`, takes it off those of `remove`, and makes it the own one of
 * those of `detach`. Items that are so already stay as they are.
 */
export const linkSharedSchema = Type.Object(
  {
    kind: Type.Union(sharedKinds.map((kind) => Type.Literal(kind))),
    id: idSchema,
    add: someItems,
    remove: someItems,
    detach: someItems,
  },
  closed,
)

export type LinkShared = Static<typeof linkSharedSchema>
