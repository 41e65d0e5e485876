import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { listQuerySchema } from '../kit/paging.ts'
import { categorySchema, itemSchema, menuSchema, sideSchema } from './menus.schema.ts'

const hidden = [
  'restaurantId',
  'isActive',
  'index',
  'posItemId',
  'condimentsCount',
  'modifiersCount',
  'version',
  'updatedAt',
  'updatedBy',
] as const

/** Everything that guests may see of an item: it, its sides and its groups with their options. */
const wholeItemSchema = Type.Object(
  {
    ...Type.Omit(itemSchema, hidden).properties,
    condimentsList: Type.Array(Type.Pick(sideSchema, ['id', 'name', 'price', 'min', 'max', 'soldOut'])),
    modifiersList: Type.Array(
      Type.Object(
        {
          id: idSchema,
          groupName: localTextSchema,
          modifiersList: Type.Array(
            Type.Object(
              {
                _id: Type.String(),
                name: localTextSchema,
                price: amountSchema,
                soldOut: sideSchema.properties.soldOut,
              },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

const wholeCategorySchema = Type.Object(
  {
    ...Type.Pick(categorySchema, ['id', 'name', 'daysAvailable', 'hoursAvailable', 'images', 'tag']).properties,
    items: Type.Array(wholeItemSchema),
  },
  { additionalProperties: false },
)

const wholeMenuPartSchema = Type.Object(
  {
    ...Type.Pick(menuSchema, ['id', 'name', 'daysAvailable', 'hoursAvailable', 'hasMenuForm', 'isOpenTab']).properties,
    categories: Type.Array(wholeCategorySchema),
    /** Items that stand on the menu outside any category. */
    items: Type.Array(wholeItemSchema),
  },
  { additionalProperties: false },
)

/** A venue's menu as guests read it, in one answer: what is switched on, in its order, each part with its times. */
export const wholeMenuSchema = Type.Object(
  { restaurantId: idSchema, catalogueVersion: Type.Integer(), menus: Type.Array(wholeMenuPartSchema) },
  { additionalProperties: false },
)

export type WholeMenu = Static<typeof wholeMenuSchema>
export type WholeItem = Static<typeof wholeItemSchema>

/** Without `restaurantId`, the caller's own venue. */
export const wholeMenuQuerySchema = listQuerySchema({ restaurantId: Type.Optional(idSchema) }, [])
