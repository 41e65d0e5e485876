import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { draftSchemas, localDraftSchema, newLocalDraftSchema } from './menus.drafts.ts'
import { categoryFields, groupFields, itemFields, menuFields, sideFields } from './menus.fields.ts'
import { soldOutKinds } from './menus.sold-out-parts.ts'
import { soldOutSpans } from './menus.sold-out.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
const newText = maybe(newLocalDraftSchema)

/** The fields of a creation's body besides the record. */
const ofCreation = { version: ignored, idempotencyKey: maybe(idempotencyKeySchema) }

/** Marks the schema of a creation: the rules require these fields. */
const asking = (...askedByRules: string[]) => ({ ...closed, askedByRules })

/** The fields that only the server sets; a client may send the whole record back. */
const ofServer = { id: ignored, index: ignored, updatedAt: ignored, updatedBy: ignored }

/** The version that a change was made from; a version older than the record's is refused. */
const version = maybe(Type.Integer({ minimum: 1 }))

const sharedOfNewItem = maybe(Type.Array(idSchema, { maxItems: 50, uniqueItems: true }))

const ofMenu = { categoryCount: ignored, itemsCount: ignored }
const ofCategory = { itemsCount: ignored }
const ofItem = {
  condimentsList: ignored,
  modifiersList: ignored,
  condimentsCount: ignored,
  modifiersCount: ignored,
  marketingId: ignored,
  promotion: ignored,
  soldOut: ignored,
}

export const createMenuSchema = Type.Object(
  { ...draftSchemas(menuFields), name: newText, restaurantId: idSchema, ...ofServer, ...ofMenu, ...ofCreation },
  asking('name', 'daysAvailable', 'hoursAvailable'),
)
export const patchMenuSchema = Type.Object(
  {
    ...draftSchemas(menuFields),
    restaurantId: maybe(idSchema),
    /** The name of the category for a menu's own items when the menu gets categories. */
    itemsInto: maybe(localDraftSchema),
    ...ofServer,
    ...ofMenu,
    version,
  },
  closed,
)

export const createCategorySchema = Type.Object(
  {
    ...draftSchemas(categoryFields),
    name: newText,
    menuId: idSchema,
    restaurantId: maybe(idSchema),
    ...ofServer,
    ...ofCategory,
    ...ofCreation,
  },
  asking('name', 'daysAvailable', 'hoursAvailable'),
)
export const patchCategorySchema = Type.Object(
  {
    ...draftSchemas(categoryFields),
    menuId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    ...ofServer,
    ...ofCategory,
    version,
  },
  closed,
)

export const createItemSchema = Type.Object(
  {
    ...draftSchemas(itemFields),
    name: newText,
    description: newText,
    menuId: idSchema,
    restaurantId: maybe(idSchema),
    /** The shared groups and sides that the new item gets. */
    sharedGroupIds: sharedOfNewItem,
    sharedSideIds: sharedOfNewItem,
    ...ofServer,
    ...ofItem,
    ...ofCreation,
  },
  asking('name', 'description', 'daysAvailable', 'hoursAvailable', 'price'),
)
export const patchItemSchema = Type.Object(
  {
    ...draftSchemas(itemFields),
    menuId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    ...ofServer,
    ...ofItem,
    version,
  },
  closed,
)

export const createSideSchema = Type.Object(
  {
    ...draftSchemas(sideFields),
    name: newText,
    itemId: idSchema,
    restaurantId: maybe(idSchema),
    ...ofServer,
    sharedId: ignored,
    soldOut: ignored,
    ...ofCreation,
  },
  asking('name', 'price', 'max'),
)
export const patchSideSchema = Type.Object(
  {
    ...draftSchemas(sideFields),
    itemId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    ...ofServer,
    sharedId: ignored,
    soldOut: ignored,
    version,
  },
  closed,
)

export const createGroupSchema = Type.Object(
  {
    ...draftSchemas(groupFields),
    groupName: newText,
    itemId: idSchema,
    restaurantId: maybe(idSchema),
    ...ofServer,
    sharedId: ignored,
    ...ofCreation,
  },
  asking('groupName'),
)
export const patchGroupSchema = Type.Object(
  {
    ...draftSchemas(groupFields),
    itemId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    ...ofServer,
    sharedId: ignored,
    version,
  },
  closed,
)

export type CreateMenu = Static<typeof createMenuSchema>
export type PatchMenu = Static<typeof patchMenuSchema>
export type CreateCategory = Static<typeof createCategorySchema>
export type PatchCategory = Static<typeof patchCategorySchema>
export type CreateItem = Static<typeof createItemSchema>
export type PatchItem = Static<typeof patchItemSchema>
export type CreateSide = Static<typeof createSideSchema>
export type PatchSide = Static<typeof patchSideSchema>
export type CreateGroup = Static<typeof createGroupSchema>
export type PatchGroup = Static<typeof patchGroupSchema>

export const sortKinds = ['menus', 'categories', 'items', 'sides', 'modifiers'] as const

/**
 * The lists that can be sorted: menus of a venue, categories of a menu, items of a menu or category, parts of an item.
 */
export type SortKind = (typeof sortKinds)[number]

/**
 * A new order of a list: `parentId` is the id of the venue, menu, category or item; for items, `parent` gives its kind.
 */
export const sortOrderSchema = Type.Object(
  {
    kind: Type.Union(sortKinds.map((kind) => Type.Literal(kind))),
    parentId: idSchema,
    parent: maybe(Type.Union([Type.Literal('menu'), Type.Literal('category')])),
    ids: Type.Array(idSchema, { maxItems: 10_000, uniqueItems: true }),
  },
  closed,
)

export type SortOrder = Static<typeof sortOrderSchema>

/** The new order of a list, with its venue. */
export const sortedSchema = Type.Object({ ...sortOrderSchema.properties, restaurantId: idSchema }, closed)

export type Sorted = Static<typeof sortedSchema>

/** The move of a category with its items to another menu of its venue. (spec 2, §4) */
export const moveCategorySchema = Type.Object(
  { restaurantId: idSchema, categoryId: idSchema, fromMenuId: idSchema, toMenuId: idSchema },
  closed,
)

export type MoveCategory = Static<typeof moveCategorySchema>

/** Marks an item, a side, or with `optionId` an option of the group `id`, as sold out or as back. */
export const markSoldOutSchema = Type.Object(
  {
    kind: Type.Union(soldOutKinds.map((kind) => Type.Literal(kind))),
    id: idSchema,
    optionId: maybe(Type.String({ minLength: 1, maxLength: 40 })),
    for: Type.Union(soldOutSpans.map((span) => Type.Literal(span))),
  },
  closed,
)

export type MarkSoldOut = Static<typeof markSoldOutSchema>

/** A preset name of modifier groups, for people who may not make their own. Global. (spec 2, §5) */
export const groupNameSchema = Type.Object({ id: idSchema, name: localTextSchema, index: Type.Integer() }, closed)
export const addGroupNameSchema = Type.Object(
  { name: newText, id: ignored, index: ignored, idempotencyKey: maybe(idempotencyKeySchema) },
  asking('name'),
)
/** With `index`, the name moves to that position, counted from one; the others move along. */
export const changeGroupNameSchema = Type.Object(
  { name: maybe(localDraftSchema), id: ignored, index: maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
  closed,
)

export type GroupName = Static<typeof groupNameSchema>
export type AddGroupName = Static<typeof addGroupNameSchema>
export type ChangeGroupName = Static<typeof changeGroupNameSchema>
