import { pageOf } from '../../kit/paging.ts'
import type { MethodContract, ServiceContract } from '../../access/contract.ts'
import { keptImportSchema, importListQuerySchema } from './bulk.imports.ts'
import { type BulkKind, bulkLimits } from './bulk.kinds.ts'
import {
  undoneImportSchema,
  bulkResultSchema,
  bulkBodySchemas,
  exportDataSchema,
  undoImportSchema,
} from './bulk.schema.ts'

const bulkMenusPath = 'v1/bulkMenus'
const bulkCategoriesPath = 'v1/bulkCategory'
const bulkItemsPath = 'v1/bulkItems'
const bulkSidesPath = 'v1/bulkCondiments'
const bulkModifiersPath = 'v1/bulkModifiers'

export const bulkPaths = {
  menus: bulkMenusPath,
  categories: bulkCategoriesPath,
  items: bulkItemsPath,
  sides: bulkSidesPath,
  modifiers: bulkModifiersPath,
} as const satisfies Record<BulkKind, string>

export const importsPath = 'v1/imports'
export const undoImportPath = 'v1/undoImport'
export const exportDataPath = 'v1/exportData'

const importing = (kind: BulkKind, what: string) =>
  ({
    permission: 'menus:bulk',
    idempotent: `import:${kind}`,
    answer: bulkResultSchema,
    status: 200,
    bodyBytesAtMost: bulkLimits.bodyBytes,
    summary: `Adds ${what}, or changes those that have an \`id\`: all of the list or nothing. With \`dryRun\` it only counts.`,
  }) as const satisfies MethodContract

const events = { created: bulkResultSchema } as const

/**
 * Whole lists of records at once, as spreadsheets bring them and take them away. (spec 2, §7)
 * Its keys are plain names: a key that is looked up would keep all shapes in the dashboard's program.
 */
export const menuBulkServices = {
  [bulkMenusPath]: { create: { ...importing('menus', 'menus'), data: bulkBodySchemas.menus }, events },
  [bulkCategoriesPath]: {
    create: { ...importing('categories', 'categories'), data: bulkBodySchemas.categories },
    events,
  },
  [bulkItemsPath]: { create: { ...importing('items', 'items'), data: bulkBodySchemas.items }, events },
  [bulkSidesPath]: { create: { ...importing('sides', 'sides'), data: bulkBodySchemas.sides }, events },
  [bulkModifiersPath]: {
    create: {
      ...importing('modifiers', 'option groups and their options'),
      summary:
        'Adds option groups, or changes those that have an `id`, in the same way. Options that the list leaves out stay as they are.',
      data: bulkBodySchemas.modifiers,
    },
    events,
  },
  [undoImportPath]: {
    create: {
      permission: 'menus:bulk',
      data: undoImportSchema,
      answer: undoneImportSchema,
      status: 200,
      summary:
        'Undoes the last import of its venue and kind. Records that were changed, deleted or filled since stay as they are, and `left` names them.',
    },
    events: { created: undoneImportSchema },
  },
  [importsPath]: {
    find: {
      permission: 'menus:bulk',
      query: importListQuerySchema,
      answer: pageOf(keptImportSchema),
      summary: 'Lists imports, newest first, with what they did and whether they can be taken back.',
    },
  },
  [exportDataPath]: {
    create: {
      permission: 'menus:export',
      data: exportDataSchema,
      answer: 'file',
      status: 200,
      summary: 'Answers with a spreadsheet (xlsx) of the columns that the import reads. Over REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
