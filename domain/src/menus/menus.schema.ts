import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.ts'
import { amountSchema } from '../kit/money.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

const timesSchema = { daysAvailable: Type.Array(Type.String()), hoursAvailable: Type.Array(Type.String()) }

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
    menuPosId: Type.Union([Type.String(), Type.Null()]),
    categoryCount: Type.Integer(),
    itemsCount: Type.Integer(),
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
    tag: Type.Union([Type.String(), Type.Null()]),
    itemsCount: Type.Integer(),
  },
  { additionalProperties: false },
)

export const ecoTags = ['vegan', 'farm', 'organic', 'none'] as const

/** A dish or a drink. `prepareTime` is in minutes, `calory` in kilocalories. (spec 2, §3) */
export const itemSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    menuId: idSchema,
    categoryId: Type.Union([idSchema, Type.Null()]),
    name: localTextSchema,
    description: localTextSchema,
    index: Type.Integer(),
    price: amountSchema,
    isDiscountedPrice: Type.Boolean(),
    discountedPrice: Type.Union([amountSchema, Type.Null()]),
    appliedDaysForDiscountedPrice: Type.Array(Type.String()),
    appliedHoursForDiscountedPrice: Type.Array(Type.String()),
    ...timesSchema,
    prepareTime: Type.Integer(),
    calory: Type.Union([Type.Number(), Type.Null()]),
    ecoTag: Type.Union(ecoTags.map((tag) => Type.Literal(tag))),
    images: Type.Array(Type.String()),
    isActive: Type.Boolean(),
    hidePrice: Type.Boolean(),
    isRecommendable: Type.Boolean(),
    posItemId: Type.Union([Type.String(), Type.Null()]),
    tag: Type.Union([Type.String(), Type.Null()]),
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
    posItemId: Type.Union([Type.String(), Type.Null()]),
    index: Type.Integer(),
  },
  { additionalProperties: false },
)

export const modifierOptionSchema = Type.Object(
  {
    _id: Type.String(),
    name: localTextSchema,
    price: amountSchema,
    posItemId: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
)

/** A group of options of which exactly one is chosen. */
export const modifierGroupSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    itemId: idSchema,
    groupName: localTextSchema,
    index: Type.Integer(),
    isActive: Type.Boolean(),
    modifiersList: Type.Array(modifierOptionSchema),
  },
  { additionalProperties: false },
)

export type Menu = Static<typeof menuSchema>
export type Category = Static<typeof categorySchema>
export type Item = Static<typeof itemSchema>
export type Side = Static<typeof sideSchema>
export type ModifierOption = Static<typeof modifierOptionSchema>
export type ModifierGroup = Static<typeof modifierGroupSchema>

const byIndex = ['index', 'id'] as const
const ofVenue = { id: filters.id, restaurantId: filters.id, isActive: Type.Optional(Type.Boolean()) }

export const menuListQuerySchema = listQuerySchema(ofVenue, byIndex)
export const categoryListQuerySchema = listQuerySchema({ ...ofVenue, menuId: filters.id }, byIndex)
export const itemListQuerySchema = listQuerySchema({ ...ofVenue, menuId: filters.id, categoryId: filters.id }, byIndex)
export const partListQuerySchema = listQuerySchema({ ...ofVenue, itemId: filters.id }, byIndex)
