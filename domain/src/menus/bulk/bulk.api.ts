import { pageOf } from '../../kit/paging.ts'
import type { MethodContract, ServiceContract } from '../../access/contract.ts'
import { menuFileResultSchema, menuFileSchema } from './bulk.file.schema.ts'
import { columnMapListQuerySchema, columnMapSchema, saveColumnMapSchema } from './bulk.maps.schema.ts'
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
export const menuFilePath = 'v1/bulkMenuFile'
export const columnMapsPath = 'v1/columnMaps'

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
    summary: `Adds ${what}, or changes those with an \`id\`, all or none. With \`dryRun\`, it only counts.`,
  }) as const satisfies MethodContract

const events = { created: bulkResultSchema } as const

/**
 * Import and export of whole lists of records, as spreadsheets contain them. (spec 2, §7) The keys are plain names:
 * computed keys would keep all shapes in the dashboard's bundle.
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
        'Adds option groups, or changes those with an `id`, in the same way. Options that the list omits are unchanged.',
      data: bulkBodySchemas.modifiers,
    },
    events,
  },
  [menuFilePath]: {
    create: {
      permission: 'menus:bulk',
      idempotent: 'import:menuFile',
      data: menuFileSchema,
      answer: menuFileResultSchema,
      status: 200,
      bodyBytesAtMost: bulkLimits.bodyBytes,
      example: {
        menuId: 2,
        categories: [{ name: { en: 'From the grill', ar: 'من الشواية' } }],
        items: [
          {
            name: { en: 'Corn', ar: 'ذرة' },
            description: { en: 'With butter', ar: 'بالزبدة' },
            price: 4,
            categoryId: -1,
            posItemId: '900',
          },
        ],
        sides: [{ itemId: -1, name: { en: 'Bread', ar: 'خبز' }, price: 1, max: 2, posItemId: '901' }],
        dryRun: true,
      },
      summary:
        'Adds and changes the categories, items, sides and option groups of one menu, all or none, or adds a new menu with them.',
    },
    events: { created: menuFileResultSchema },
  },
  [columnMapsPath]: {
    find: {
      permission: 'menus:bulk',
      query: columnMapListQuerySchema,
      answer: pageOf(columnMapSchema),
      summary: 'Lists which columns of other files a venue has mapped, so that they are proposed the next time.',
    },
    create: {
      permission: 'menus:bulk',
      data: saveColumnMapSchema,
      answer: columnMapSchema,
      status: 200,
      example: {
        restaurantId: 1,
        kind: 'items',
        headers: ['Item Name', 'Price'],
        columns: [
          { key: 'name.en', header: 'Item Name' },
          { key: 'price', header: 'Price' },
        ],
        fillsTexts: true,
      },
      summary:
        'Remembers how the columns of files with these headers are mapped at a venue. Replaces what was remembered.',
    },
  },
  [undoImportPath]: {
    create: {
      permission: 'menus:bulk',
      data: undoImportSchema,
      answer: undoneImportSchema,
      status: 200,
      summary:
        'Undoes the most recent import of its venue and kind. Records that were changed, deleted or filled since are unchanged and listed in `left`.',
    },
    events: { created: undoneImportSchema },
  },
  [importsPath]: {
    find: {
      permission: 'menus:bulk',
      query: importListQuerySchema,
      answer: pageOf(keptImportSchema),
      summary: 'Lists imports, newest first, with their counts and whether they can be undone.',
    },
  },
  [exportDataPath]: {
    create: {
      permission: 'menus:export',
      data: exportDataSchema,
      answer: 'file',
      status: 200,
      summary: 'Returns a spreadsheet (xlsx) with the columns that the import reads. REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
