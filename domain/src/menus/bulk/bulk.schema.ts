import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema } from '../../kit/ids.ts'
import {
  categoryDraftSchema,
  groupDraftSchema,
  itemDraftSchema,
  menuDraftSchema,
  sideDraftSchema,
} from '../menus.drafts.ts'
import { menuErrors } from '../menus.errors.ts'
import { bulkKinds, bulkLimits } from './bulk.kinds.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
/** With an `id`, the record that has it is changed; without one, a record is made. */
const own = { id: maybe(idSchema), restaurantId: maybe(idSchema) }

// Named one by one: what is taken apart here could not be left out of a page that needs none of it.
const bulkCategoryFields = {
  name: categoryDraftSchema.name,
  daysAvailable: categoryDraftSchema.daysAvailable,
  hoursAvailable: categoryDraftSchema.hoursAvailable,
  isActive: categoryDraftSchema.isActive,
}

const bulkItemFields = {
  name: itemDraftSchema.name,
  description: itemDraftSchema.description,
  daysAvailable: itemDraftSchema.daysAvailable,
  hoursAvailable: itemDraftSchema.hoursAvailable,
  price: itemDraftSchema.price,
  prepareTime: itemDraftSchema.prepareTime,
  calory: itemDraftSchema.calory,
  ecoTag: itemDraftSchema.ecoTag,
  isActive: itemDraftSchema.isActive,
  hidePrice: itemDraftSchema.hidePrice,
  isRecommendable: itemDraftSchema.isRecommendable,
  posItemId: itemDraftSchema.posItemId,
  categoryId: maybe(
    Type.Union([idSchema, Type.Null()], { errorMessage: menuErrors.categoryMissing, errorCode: 'categoryMissing' }),
  ),
}

/** The records that an import may bring, by kind: what a spreadsheet holds, and the defaults that it does not. */
export const bulkRecordSchemas = {
  menus: Type.Object({ ...own, restaurantId: idSchema, ...menuDraftSchema }, closed),
  categories: Type.Object({ ...own, menuId: idSchema, ...bulkCategoryFields }, closed),
  items: Type.Object({ ...own, menuId: idSchema, ...bulkItemFields }, closed),
  sides: Type.Object({ ...own, itemId: idSchema, ...sideDraftSchema }, closed),
  modifiers: Type.Object({ ...own, itemId: idSchema, ...groupDraftSchema }, closed),
} as const

export type BulkRecords = { [Kind in keyof typeof bulkRecordSchemas]: Static<(typeof bulkRecordSchemas)[Kind]> }

function body<T extends (typeof bulkRecordSchemas)[keyof typeof bulkRecordSchemas]>(record: T) {
  return Type.Object(
    {
      list: Type.Array(record, { minItems: 1, maxItems: bulkLimits.rows }),
      dryRun: maybe(Type.Boolean()),
      idempotencyKey: maybe(idempotencyKeySchema),
    },
    closed,
  )
}

export const bulkBodySchemas = {
  menus: body(bulkRecordSchemas.menus),
  categories: body(bulkRecordSchemas.categories),
  items: body(bulkRecordSchemas.items),
  sides: body(bulkRecordSchemas.sides),
  modifiers: body(bulkRecordSchemas.modifiers),
} as const

const kindSchema = Type.Union(bulkKinds.map((kind) => Type.Literal(kind)))

/** What an import did, or with `dryRun` would do; `importId` is null where nothing was written. */
export const bulkResultSchema = Type.Object(
  {
    kind: kindSchema,
    restaurantId: idSchema,
    created: Type.Integer(),
    changed: Type.Integer(),
    untouched: Type.Integer(),
    importId: Type.Union([idSchema, Type.Null()]),
  },
  closed,
)

export type BulkResult = Static<typeof bulkResultSchema>

export const undoImportSchema = Type.Object({ importId: idSchema }, closed)

export type UndoImport = Static<typeof undoImportSchema>

/** What undoing an import did. */
export const undoneImportSchema = Type.Object(
  {
    kind: kindSchema,
    restaurantId: idSchema,
    importId: idSchema,
    removed: Type.Integer(),
    restored: Type.Integer(),
    /** Records that were touched since and stay as they are; the names of the first. */
    left: Type.Object({ count: Type.Integer(), ids: Type.Array(idSchema), names: Type.Array(Type.String()) }, closed),
  },
  closed,
)

export type UndoneImport = Static<typeof undoneImportSchema>

export const exportModules = ['menus', 'category', 'items', 'condiments', 'modifiers'] as const

/** What is exported: the menus of a venue, what a menu holds, or what an item does. (spec 2, §7) */
export const exportDataSchema = Type.Object(
  {
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    moduleName: Type.Union(exportModules.map((name) => Type.Literal(name))),
    restaurantId: maybe(idSchema),
    menuId: maybe(idSchema),
    itemId: maybe(idSchema),
  },
  closed,
)

export type ExportData = Static<typeof exportDataSchema>
