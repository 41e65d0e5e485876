import { keysOf } from '../kit/table-keys.ts'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import {
  categoryFields,
  type FieldKind,
  groupFields,
  itemFields,
  menuFields,
  type PartFields,
  sideFields,
  fieldRowsOf,
} from './menus.fields.ts'
import { itemPromotionSchema } from './menus.promotion.schema.ts'
import { soldOutSchema } from './menus.sold-out.ts'
import { ecoTagSchema, recommendationCategorySchema } from './menus.tags.ts'

/**
 * The version of a record, and the author and time of its last change; `updatedBy` is null if it was not changed since
 * its import.
 */
const changedSchema = {
  version: Type.Integer(),
  updatedAt: instantSchema,
  updatedBy: nullable(Type.String()),
}

export const modifierOptionSchema = Type.Object(
  {
    _id: Type.String(),
    name: localTextSchema,
    price: amountSchema,
    posItemId: nullable(Type.String()),
    soldOut: soldOutSchema,
  },
  { additionalProperties: false },
)

/** The schema of each kind of field in a record. */
const recordKinds = {
  name: localTextSchema,
  lines: localTextSchema,
  text: nullable(Type.String()),
  price: amountSchema,
  priceOrNone: nullable(amountSchema),
  flag: Type.Boolean(),
  days: Type.Array(Type.String()),
  hours: Type.Array(Type.String()),
  minutes: Type.Integer(),
  calories: nullable(Type.Number()),
  min: Type.Integer(),
  max: Type.Integer(),
  category: nullable(idSchema),
  ecoTag: ecoTagSchema,
  images: Type.Array(Type.String()),
  recommendation: recommendationCategorySchema,
  optionIds: Type.Array(idSchema),
  posId: nullable(Type.String()),
  tag: nullable(Type.String()),
  options: Type.Array(modifierOptionSchema),
} satisfies Record<FieldKind, TSchema>

type RecordSchemas<Fields extends PartFields> = {
  -readonly [Name in keyof Fields]: (typeof recordKinds)[Fields[Name]['is']]
}

function recordSchemas<Fields extends PartFields>(fields: Fields): RecordSchemas<Fields> {
  return fieldRowsOf<RecordSchemas<Fields>>(keysOf(fields), (name) => recordKinds[fields[name]!.is])
}

export const menuSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    index: Type.Integer(),
    ...recordSchemas(menuFields),
    categoryCount: Type.Integer(),
    itemsCount: Type.Integer(),
    ...changedSchema,
  },
  { additionalProperties: false },
)

export const categorySchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    menuId: idSchema,
    index: Type.Integer(),
    ...recordSchemas(categoryFields),
    itemsCount: Type.Integer(),
    ...changedSchema,
  },
  { additionalProperties: false },
)

/** A dish or a drink. `prepareTime` is in minutes, `calory` in kilocalories. (spec 2, §3) */
export const itemSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    menuId: idSchema,
    index: Type.Integer(),
    ...recordSchemas(itemFields),
    /** The promotion that the item is linked to, and what that makes of its price; null to guests. Promotions set both. */
    marketingId: nullable(idSchema),
    promotion: itemPromotionSchema,
    soldOut: soldOutSchema,
    /** The ids of its sides and of its modifier groups, in their order. */
    condimentsList: Type.Array(idSchema),
    modifiersList: Type.Array(idSchema),
    condimentsCount: Type.Integer(),
    modifiersCount: Type.Integer(),
    ...changedSchema,
  },
  { additionalProperties: false },
)

/** An add-on to an item, which the specification calls a condiment. A guest orders between `min` and `max` of it. */
export const sideSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    itemId: idSchema,
    index: Type.Integer(),
    ...recordSchemas(sideFields),
    /** The shared side that it repeats; null for a side of the item alone. */
    sharedId: nullable(idSchema),
    soldOut: soldOutSchema,
    ...changedSchema,
  },
  { additionalProperties: false },
)

/**
 * A group of options, of which a guest chooses between `min` and `max`, each at most once. `sharedId` is the shared group
 * that it repeats; null for a group of the item alone.
 */
export const modifierGroupSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    itemId: idSchema,
    index: Type.Integer(),
    ...recordSchemas(groupFields),
    sharedId: nullable(idSchema),
    ...changedSchema,
  },
  { additionalProperties: false },
)

export type Menu = Static<typeof menuSchema>
export type Category = Static<typeof categorySchema>
export type Item = Static<typeof itemSchema>
export type Side = Static<typeof sideSchema>
export type ModifierOption = Static<typeof modifierOptionSchema>
export type ModifierGroup = Static<typeof modifierGroupSchema>
