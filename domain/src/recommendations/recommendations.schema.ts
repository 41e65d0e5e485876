import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { localDraftSchema, newLocalDraftSchema } from '../menus/menus.drafts.ts'
import { recommendationDialogSchema, recommendationText } from '../menus/menus.recommendations.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional

/** The question with which a dialog begins, such as "What are you in the mood for?". A dialog has at most one. (spec 1, §7) */
export const primaryHeadingSchema = Type.Object({ ...recommendationText, dialog: recommendationDialogSchema }, closed)

/** The question above the sub options of a main option, which has at most one. (spec 1, §7) */
export const subOptionHeadingSchema = Type.Object({ ...recommendationText, mainOptionId: idSchema }, closed)

export type PrimaryHeading = Static<typeof primaryHeadingSchema>
export type SubOptionHeading = Static<typeof subOptionHeadingSchema>

const ofVenue = { id: filters.id, restaurantId: filters.id }

export const primaryHeadingListQuerySchema = listQuerySchema(
  { ...ofVenue, dialog: filters.oneOf(recommendationDialogSchema) },
  ['id'],
)

/** `subOptionId` finds the heading above this sub option. (spec 1, §7) */
export const subOptionHeadingListQuerySchema = listQuerySchema(
  { ...ofVenue, mainOptionId: filters.id, subOptionId: maybe(idSchema) },
  ['id'],
)

const newText = {
  name: maybe(newLocalDraftSchema),
  id: ignored,
  version: ignored,
  updatedAt: ignored,
  updatedBy: ignored,
  idempotencyKey: maybe(idempotencyKeySchema),
}
const asking = { ...closed, askedByRules: ['name'] }

export const createOfDialogSchema = Type.Object(
  { ...newText, restaurantId: idSchema, dialog: recommendationDialogSchema, index: ignored },
  asking,
)
export const createOfMainOptionSchema = Type.Object(
  { ...newText, restaurantId: maybe(idSchema), mainOptionId: idSchema, index: ignored },
  asking,
)

/**
 * The body of a change: its omitted languages are unchanged. What a text belongs to never changes. With a `version`, the
 * change is refused if another person was faster.
 */
export const patchTextSchema = Type.Object(
  {
    name: maybe(localDraftSchema),
    version: maybe(Type.Integer({ minimum: 1 })),
    id: ignored,
    restaurantId: ignored,
    dialog: ignored,
    mainOptionId: ignored,
    index: ignored,
    updatedAt: ignored,
    updatedBy: ignored,
  },
  closed,
)

export type PatchText = Static<typeof patchTextSchema>

const untagged = { itemsUntagged: Type.Integer({ minimum: 0 }) }

/** The new order of the main options of a dialog, or of the sub options of a main option: all of their ids. */
export const sortOptionsSchema = Type.Object(
  {
    restaurantId: idSchema,
    dialog: maybe(recommendationDialogSchema),
    mainOptionId: maybe(idSchema),
    ids: Type.Array(idSchema, { maxItems: 1_000, uniqueItems: true }),
  },
  closed,
)

export type SortOptions = Static<typeof sortOptionsSchema>

/** Adds to a deleted option how many items lost their recommendation, or one of its answers, with it. */
export const withUntagged = <T extends Record<string, Parameters<typeof Type.Union>[0][number]>>(properties: T) =>
  Type.Object({ ...properties, ...untagged }, closed)

export type CreateOfDialog = Static<typeof createOfDialogSchema>
export type CreateOfMainOption = Static<typeof createOfMainOptionSchema>
