import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema } from '../../kit/ids.ts'
import { draftSchemas, localDraftSchema } from '../menus.drafts.ts'
import { bulkFields } from './bulk.fields.ts'
import { bulkLimits, type FileKind } from './bulk.kinds.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional

/** The id of a stored record, or the place of a new one in its list of the same body: -1 is the first of them. */
const referenceSchema = Type.Integer({ minimum: -bulkLimits.rows, maximum: 2_147_483_647 })

/** The records of a menu file by kind. Those of items name their category, the others below them their item. */
const fileRecordSchemas = {
  categories: Type.Object({ id: maybe(idSchema), ...draftSchemas(bulkFields.categories) }, closed),
  items: Type.Object(
    {
      id: maybe(idSchema),
      ...draftSchemas(bulkFields.items),
      categoryId: maybe(Type.Union([referenceSchema, Type.Null()])),
    },
    closed,
  ),
  sides: Type.Object({ id: maybe(idSchema), itemId: referenceSchema, ...draftSchemas(bulkFields.sides) }, closed),
  modifiers: Type.Object(
    { id: maybe(idSchema), itemId: referenceSchema, ...draftSchemas(bulkFields.modifiers) },
    closed,
  ),
} as const

const listOf = <T extends (typeof fileRecordSchemas)[FileKind]>(record: T) =>
  maybe(Type.Array(record, { maxItems: bulkLimits.rows }))

/** A whole menu as one file contains it: into the menu with `menuId`, or as a new one of `restaurantId`. */
export const menuFileSchema = Type.Object(
  {
    menuId: maybe(idSchema),
    restaurantId: maybe(idSchema),
    /** The name of the new menu. */
    name: maybe(localDraftSchema),
    categories: listOf(fileRecordSchemas.categories),
    items: listOf(fileRecordSchemas.items),
    sides: listOf(fileRecordSchemas.sides),
    modifiers: listOf(fileRecordSchemas.modifiers),
    dryRun: maybe(Type.Boolean()),
    idempotencyKey: maybe(idempotencyKeySchema),
  },
  closed,
)

export type MenuFile = Static<typeof menuFileSchema>

const countsSchema = Type.Object(
  { created: Type.Integer(), changed: Type.Integer(), untouched: Type.Integer() },
  closed,
)

export type FileCounts = Static<typeof countsSchema>

/** The result of importing a menu file, sheet by sheet. `menuId` and `importId` are null where nothing was written. */
export const menuFileResultSchema = Type.Object(
  {
    restaurantId: idSchema,
    menuId: Type.Union([idSchema, Type.Null()]),
    counts: Type.Object(
      { categories: countsSchema, items: countsSchema, sides: countsSchema, modifiers: countsSchema },
      closed,
    ),
    importId: Type.Union([idSchema, Type.Null()]),
  },
  closed,
)

export type MenuFileResult = Static<typeof menuFileResultSchema>
