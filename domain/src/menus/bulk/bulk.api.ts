import type { MethodContract, ServiceContract } from '../../access/contract.ts'
import { importListQuerySchema } from './bulk.imports.ts'
import { type BulkKind, bulkLimits } from './bulk.kinds.ts'
import { bulkBodySchemas, exportDataSchema, undoImportSchema } from './bulk.schema.ts'

export const bulkPaths = {
  menus: 'v1/bulkMenus',
  categories: 'v1/bulkCategory',
  items: 'v1/bulkItems',
  sides: 'v1/bulkCondiments',
  modifiers: 'v1/bulkModifiers',
} as const satisfies Record<BulkKind, string>

export const importsPath = 'v1/imports'
export const undoImportPath = 'v1/undoImport'
export const exportDataPath = 'v1/exportData'

const importing = (what: string) =>
  ({
    permission: 'menus:bulk',
    status: 200,
    bodyBytesAtMost: bulkLimits.bodyBytes,
    summary: `Adds ${what}, or changes those that have an \`id\`: all of the list or nothing. With \`dryRun\` it only counts.`,
  }) as const satisfies MethodContract

const events = ['created'] as const

/** Whole lists of records at once, as spreadsheets bring them and take them away. (spec 2, §7) */
export const menuBulkServices = {
  [bulkPaths.menus]: { create: { ...importing('menus'), data: bulkBodySchemas.menus }, events },
  [bulkPaths.categories]: { create: { ...importing('categories'), data: bulkBodySchemas.categories }, events },
  [bulkPaths.items]: { create: { ...importing('items'), data: bulkBodySchemas.items }, events },
  [bulkPaths.sides]: { create: { ...importing('sides'), data: bulkBodySchemas.sides }, events },
  [bulkPaths.modifiers]: {
    create: {
      ...importing('option groups and their options'),
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
      status: 200,
      summary: 'Takes the last import of its venue and kind back, if nothing of it was changed since.',
    },
    events,
  },
  [importsPath]: {
    find: {
      permission: 'menus:bulk',
      query: importListQuerySchema,
      summary: 'Lists imports, newest first, with what they did and whether they can be taken back.',
    },
  },
  [exportDataPath]: {
    create: {
      permission: 'menus:export',
      data: exportDataSchema,
      status: 200,
      summary: 'Answers with a spreadsheet (xlsx) of the columns that the import reads. Over REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
