import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { recommendationCategories } from './menus.tags.ts'

const dialogs = recommendationCategories.filter((category) => category !== 'none')

export const recommendationDialogSchema = Type.Union(dialogs.map((dialog) => Type.Literal(dialog)))

/** A text of a dialog of recommendations. */
export const recommendationText = {
  id: idSchema,
  restaurantId: idSchema,
  name: localTextSchema,
  version: Type.Integer(),
  updatedAt: nullable(instantSchema),
  updatedBy: nullable(Type.String()),
}

const option = { ...recommendationText, index: Type.Integer() }

/** A guest's answer in a dialog of recommendations, such as "Something light". (spec 2, §7) */
export const mainOptionSchema = Type.Object(
  { ...option, dialog: recommendationDialogSchema },
  { additionalProperties: false },
)

/** A finer answer below a main one, such as "Without meat". (spec 2, §7) */
export const subOptionSchema = Type.Object({ ...option, mainOptionId: idSchema }, { additionalProperties: false })

export type MainOption = Static<typeof mainOptionSchema>
export type SubOption = Static<typeof subOptionSchema>

const byIndex = ['index', 'id'] as const
const ofVenue = { id: filters.id, restaurantId: filters.id }

export const mainOptionListQuerySchema = listQuerySchema(
  { ...ofVenue, dialog: filters.oneOf(recommendationDialogSchema) },
  byIndex,
)
export const subOptionListQuerySchema = listQuerySchema({ ...ofVenue, mainOptionId: filters.id }, byIndex)
