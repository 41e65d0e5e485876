import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema } from '../../kit/ids.ts'
import { draftSchemas } from '../menus.drafts.ts'
import { bulkFields } from './bulk.fields.ts'
import { bulkKinds, bulkLimits, importNames } from './bulk.kinds.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
/** With an `id`, that record is changed; without one, a record is created. */
const own = { id: maybe(idSchema), restaurantId: maybe(idSchema) }

/** The records of an import by kind: the columns of a spreadsheet, and the defaults for missing ones. */
export const bulkRecordSchemas = {
  menus: Type.Object({ ...own, restaurantId: idSchema, ...draftSchemas(bulkFields.menus) }, closed),
  categories: Type.Object({ ...own, menuId: idSchema, ...draftSchemas(bulkFields.categories) }, closed),
  items: Type.Object({ ...own, menuId: idSchema, ...draftSchemas(bulkFields.items) }, closed),
  sides: Type.Object({ ...own, itemId: idSchema, ...draftSchemas(bulkFields.sides) }, closed),
  modifiers: Type.Object({ ...own, itemId: idSchema, ...draftSchemas(bulkFields.modifiers) }, closed),
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

/** The result of an import, or with `dryRun` its preview; `importId` is null if nothing was written. */
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

/** The result of undoing an import. */
export const undoneImportSchema = Type.Object(
  {
    kind: Type.Union(importNames.map((kind) => Type.Literal(kind))),
    restaurantId: idSchema,
    importId: idSchema,
    removed: Type.Integer(),
    restored: Type.Integer(),
    /** The records that were changed since and stay as they are, of a menu file those of all kinds; only the first are named. */
    left: Type.Object({ count: Type.Integer(), ids: Type.Array(idSchema), names: Type.Array(Type.String()) }, closed),
  },
  closed,
)

export type UndoneImport = Static<typeof undoneImportSchema>

export const exportModules = ['menus', 'category', 'items', 'condiments', 'modifiers', 'menuFile'] as const

/** The selection to export: the menus of a venue, the content of a menu, or the content of an item. A `menuFile` has all of a menu. (spec 2, §7) */
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
