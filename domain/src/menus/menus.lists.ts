import { type TObject, type TProperties, Type } from '@sinclair/typebox'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { categorySchema, itemSchema, menuSchema, modifierGroupSchema, sideSchema } from './menus.schema.ts'

const byIndex = ['index', 'id'] as const

const ofVenue = {
  id: filters.id,
  restaurantId: filters.id,
  isActive: Type.Optional(Type.Boolean()),
  /** A part of the English name, regardless of capitals. */
  name: Type.Optional(Type.String({ maxLength: 100 })),
}

/**
 * Returns the query schema of a list of menu parts: filters, sorting, paging, and `$select` of some of the record's
 * fields.
 */
export function partListQuery<T extends TProperties>(record: TObject, filterFields: T) {
  const fields = Object.keys(record.properties)
  return listQuerySchema(
    {
      ...ofVenue,
      ...filterFields,
      $select: Type.Optional(
        Type.Array(Type.Union(fields.map((field) => Type.Literal(field))), { minItems: 1, maxItems: fields.length }),
      ),
    },
    byIndex,
  )
}

export const menuListQuerySchema = partListQuery(menuSchema, {})
export const categoryListQuerySchema = partListQuery(categorySchema, { menuId: filters.id })
export const itemListQuerySchema = partListQuery(itemSchema, { menuId: filters.id, categoryId: filters.id })
export const sideListQuerySchema = partListQuery(sideSchema, { itemId: filters.id })
export const groupListQuerySchema = partListQuery(modifierGroupSchema, { itemId: filters.id })
