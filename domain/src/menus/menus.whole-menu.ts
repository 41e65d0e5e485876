import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { listQuerySchema } from '../kit/paging.ts'
import { keysOf } from '../kit/table-keys.ts'
import { orderPauseSchema } from '../venues/pausing.schema.ts'
import { itemFields, withoutStaffOnly } from './menus.fields.ts'
import { categorySchema, itemSchema, menuSchema, modifierOptionSchema, sideSchema } from './menus.schema.ts'

/** The fields of an item that a whole menu doesn't need, and those that are replaced by the parts themselves. */
const hidden = [
  'restaurantId',
  'isActive',
  'index',
  'condimentsList',
  'modifiersList',
  'condimentsCount',
  'modifiersCount',
  'version',
  'updatedAt',
  'updatedBy',
] as const

const shownSchemas = {
  menus: Type.Pick(menuSchema, ['id', 'name', 'daysAvailable', 'hoursAvailable', 'hasMenuForm', 'isOpenTab']),
  categories: Type.Pick(categorySchema, ['id', 'name', 'daysAvailable', 'hoursAvailable', 'images', 'tag']),
  items: Type.Object(withoutStaffOnly(Type.Omit(itemSchema, hidden).properties, itemFields)),
  sides: Type.Pick(sideSchema, ['id', 'name', 'price', 'min', 'max', 'soldOut'], { additionalProperties: false }),
  options: Type.Pick(modifierOptionSchema, ['_id', 'name', 'price', 'soldOut'], { additionalProperties: false }),
}

/** The fields of each kind of part in a whole menu, besides the parts below it. */
export const wholeMenuFields = {
  menus: keysOf(shownSchemas.menus.properties),
  categories: keysOf(shownSchemas.categories.properties),
  items: keysOf(shownSchemas.items.properties),
  sides: keysOf(shownSchemas.sides.properties),
}

/** Everything that guests may see of an item, with its sides, groups and options. */
const wholeItemSchema = Type.Object(
  {
    ...shownSchemas.items.properties,
    condimentsList: Type.Array(shownSchemas.sides),
    modifiersList: Type.Array(
      Type.Object(
        {
          id: idSchema,
          groupName: localTextSchema,
          min: Type.Integer(),
          max: Type.Integer(),
          modifiersList: Type.Array(shownSchemas.options),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

const wholeCategorySchema = Type.Object(
  { ...shownSchemas.categories.properties, items: Type.Array(wholeItemSchema) },
  { additionalProperties: false },
)

const wholeMenuPartSchema = Type.Object(
  {
    ...shownSchemas.menus.properties,
    categories: Type.Array(wholeCategorySchema),
    /** The items of the menu outside any category. */
    items: Type.Array(wholeItemSchema),
  },
  { additionalProperties: false },
)

/**
 * A venue's menu as guests read it, in one answer: the parts that are switched on, in their order, each with its times.
 */
export const wholeMenuSchema = Type.Object(
  {
    restaurantId: idSchema,
    catalogueVersion: Type.Integer(),
    /** The pauses of ordering: of the whole venue where `menuId` is null, else of one menu. */
    orderPauses: Type.Array(orderPauseSchema),
    menus: Type.Array(wholeMenuPartSchema),
  },
  { additionalProperties: false },
)

export type WholeMenu = Static<typeof wholeMenuSchema>
export type WholeItem = Static<typeof wholeItemSchema>

/** Without `restaurantId`, the caller's own venue is meant. */
export const wholeMenuQuerySchema = listQuerySchema({ restaurantId: Type.Optional(idSchema) }, [])
