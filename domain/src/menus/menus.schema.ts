import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { soldOutSchema } from './menus.sold-out.ts'
import { ecoTagSchema, recommendationCategorySchema } from './menus.tags.ts'

const timesSchema = { daysAvailable: Type.Array(Type.String()), hoursAvailable: Type.Array(Type.String()) }

/** Which change of a record this is, and who made it when; `updatedBy` is null where nobody changed it since it was brought in. */
const changedSchema = {
  version: Type.Integer(),
  updatedAt: instantSchema,
  updatedBy: nullable(Type.String()),
}

export const menuSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    name: localTextSchema,
    index: Type.Integer(),
    ...timesSchema,
    hasCategories: Type.Boolean(),
    isActive: Type.Boolean(),
    hasMenuForm: Type.Boolean(),
    isOpenTab: Type.Boolean(),
    menuPosId: nullable(Type.String()),
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
    name: localTextSchema,
    index: Type.Integer(),
    ...timesSchema,
    isActive: Type.Boolean(),
    images: Type.Array(Type.String()),
    tag: nullable(Type.String()),
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
    categoryId: nullable(idSchema),
    name: localTextSchema,
    description: localTextSchema,
    index: Type.Integer(),
    price: amountSchema,
    isDiscountedPrice: Type.Boolean(),
    discountedPrice: nullable(amountSchema),
    appliedDaysForDiscountedPrice: Type.Array(Type.String()),
    appliedHoursForDiscountedPrice: Type.Array(Type.String()),
    ...timesSchema,
    prepareTime: Type.Integer(),
    calory: nullable(Type.Number()),
    ecoTag: ecoTagSchema,
    images: Type.Array(Type.String()),
    isActive: Type.Boolean(),
    hidePrice: Type.Boolean(),
    isRecommendable: Type.Boolean(),
    recommendationCategory: recommendationCategorySchema,
    mainOptionId: Type.Array(idSchema),
    subOptionId: Type.Array(idSchema),
    marketingId: nullable(idSchema),
    subCategory: nullable(Type.String()),
    posItemId: nullable(Type.String()),
    tag: nullable(Type.String()),
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

/** An add-on to an item, which the specification calls a condiment: between `min` and `max` of it may be had. */
export const sideSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    itemId: idSchema,
    name: localTextSchema,
    price: amountSchema,
    min: Type.Integer(),
    max: Type.Integer(),
    isActive: Type.Boolean(),
    posItemId: nullable(Type.String()),
    index: Type.Integer(),
    soldOut: soldOutSchema,
    ...changedSchema,
  },
  { additionalProperties: false },
)

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

/** A group of options: exactly one is chosen. */
export const modifierGroupSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    itemId: idSchema,
    groupName: localTextSchema,
    index: Type.Integer(),
    isActive: Type.Boolean(),
    modifiersList: Type.Array(modifierOptionSchema),
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
