import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { localTextSchema } from '../kit/languages.ts'
import {
  categoryDraftSchema,
  groupDraftSchema,
  itemDraftSchema,
  localDraftSchema,
  newLocalDraftSchema,
  menuDraftSchema,
  sideDraftSchema,
} from './menus.drafts.ts'
import { menuErrors } from './menus.errors.ts'
import { soldOutKinds } from './menus.sold-out-parts.ts'
import { soldOutSpans } from './menus.sold-out.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
const newText = maybe(newLocalDraftSchema)

/** A record that is made: the rules ask for these fields. */
const asking = (...askedByRules: string[]) => ({ ...closed, askedByRules })

/** What a record has that only the server sets; a client may send the whole record back. */
const ofServer = { id: ignored, index: ignored, updatedAt: ignored, updatedBy: ignored }

/** The version that a change was made from: an older one than the record's is refused. */
const version = maybe(Type.Integer({ minimum: 1 }))

const ofMenu = { categoryCount: ignored, itemsCount: ignored }
const ofCategory = { itemsCount: ignored }
const ofItem = {
  condimentsList: ignored,
  modifiersList: ignored,
  condimentsCount: ignored,
  modifiersCount: ignored,
  marketingId: ignored,
  soldOut: ignored,
}

const category = Type.Union([idSchema, Type.Null()], {
  errorMessage: menuErrors.categoryMissing,
  errorCode: 'categoryMissing',
})

export const createMenuSchema = Type.Object(
  { ...menuDraftSchema, name: newText, restaurantId: idSchema, ...ofServer, ...ofMenu, version: ignored },
  asking('name', 'daysAvailable', 'hoursAvailable'),
)
export const patchMenuSchema = Type.Object(
  {
    ...menuDraftSchema,
    restaurantId: maybe(idSchema),
    /** The name of the category that a menu's own items go into when it gets categories. */
    itemsInto: maybe(localDraftSchema),
    ...ofServer,
    ...ofMenu,
    version,
  },
  closed,
)

export const createCategorySchema = Type.Object(
  {
    ...categoryDraftSchema,
    name: newText,
    menuId: idSchema,
    restaurantId: maybe(idSchema),
    ...ofServer,
    ...ofCategory,
    version: ignored,
  },
  asking('name', 'daysAvailable', 'hoursAvailable'),
)
export const patchCategorySchema = Type.Object(
  {
    ...categoryDraftSchema,
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
    ...itemDraftSchema,
    name: newText,
    description: newText,
    menuId: idSchema,
    restaurantId: maybe(idSchema),
    categoryId: maybe(category),
    ...ofServer,
    ...ofItem,
    version: ignored,
  },
  asking('name', 'description', 'daysAvailable', 'hoursAvailable', 'price'),
)
export const patchItemSchema = Type.Object(
  {
    ...itemDraftSchema,
    menuId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    categoryId: maybe(category),
    ...ofServer,
    ...ofItem,
    version,
  },
  closed,
)

export const createSideSchema = Type.Object(
  {
    ...sideDraftSchema,
    name: newText,
    itemId: idSchema,
    restaurantId: maybe(idSchema),
    ...ofServer,
    soldOut: ignored,
    version: ignored,
  },
  asking('name', 'price', 'max'),
)
export const patchSideSchema = Type.Object(
  {
    ...sideDraftSchema,
    itemId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    ...ofServer,
    soldOut: ignored,
    version,
  },
  closed,
)

export const createGroupSchema = Type.Object(
  {
    ...groupDraftSchema,
    groupName: newText,
    itemId: idSchema,
    restaurantId: maybe(idSchema),
    ...ofServer,
    version: ignored,
  },
  asking('groupName'),
)
export const patchGroupSchema = Type.Object(
  { ...groupDraftSchema, itemId: maybe(idSchema), restaurantId: maybe(idSchema), ...ofServer, version },
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

/** What can be sorted among its own: menus of a venue, categories of a menu, items of a menu or category, parts of an item. */
export type SortKind = (typeof sortKinds)[number]

/** A new order: `parentId` is the venue's, the menu's, the category's or the item's; of items, `parent` says which. */
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

/** The order that was given, with the venue in which it stands. */
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

/** A preset name of modifier groups, for those who may not make their own. Global. (spec 2, §5) */
export const groupNameSchema = Type.Object({ id: idSchema, name: localTextSchema, index: Type.Integer() }, closed)
export const addGroupNameSchema = Type.Object({ name: newText, id: ignored, index: ignored }, asking('name'))
/** With `index`, the place from one on that it moves to; the others make room. */
export const changeGroupNameSchema = Type.Object(
  { name: maybe(localDraftSchema), id: ignored, index: maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
  closed,
)

export type GroupName = Static<typeof groupNameSchema>
export type AddGroupName = Static<typeof addGroupNameSchema>
export type ChangeGroupName = Static<typeof changeGroupNameSchema>
